import type { HandlerApi } from '../../api/handler.js';
import { type LiveMessage, uplinkIn } from '../../live/live-message.js';
import { messageAfter } from '../../live/stream/next-message.js';

interface Simulation {
  readonly appId: string;
  readonly devId: string;
  readonly port: number;
  readonly publish: () => Promise<unknown>;
}

const longestWaitMs = 10_000;

/**
 * Publishes an uplink. Its message comes from the event stream, with the error of its payload function;
 * null when none comes or may be read. Uplinks of gateways are others.
 */
export async function simulatedUplink(
  handler: HandlerApi,
  { appId, devId, port, publish }: Simulation,
): Promise<LiveMessage | null> {
  const signal = AbortSignal.timeout(longestWaitMs);
  const accepts = (message: LiveMessage) => isOf(port, message);
  return messageAfter(handler, { appId, devId, accepts, signal, cause: publish });
}

function isOf(port: number, message: LiveMessage): boolean {
  const uplink = uplinkIn(message);
  return uplink?.port === port && (uplink.metadata.gateways ?? []).length === 0;
}
