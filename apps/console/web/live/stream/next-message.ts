import type { HandlerApi } from '../../api/handler.js';
import { applicationPath } from '../../devices/devices.queries.js';
import { type LiveMessage, readEvent } from '../live-message.js';
import { eventsIn } from './event-stream.js';

/** Which message to wait for. */
export interface Expected {
  readonly appId: string;
  /** Any device of the application if undefined. */
  readonly devId?: string;
  readonly accepts: (message: LiveMessage) => boolean;
  readonly signal: AbortSignal;
  /** Called once the stream is open, so that nothing which is sent then is missed. */
  readonly onOpen?: () => Promise<unknown>;
}

/** The next message of an application or device that is accepted; undefined if the stream ends before. */
export async function nextMessage(
  handler: HandlerApi,
  { appId, devId, accepts, signal, onOpen }: Expected,
): Promise<LiveMessage | undefined> {
  const filter = devId === undefined ? '' : `?${new URLSearchParams({ device: devId })}`;
  const events = eventsIn(
    await handler.stream({ path: `${applicationPath(appId)}/events${filter}`, signal }),
  );
  try {
    await onOpen?.();
    return await firstOf(events, accepts);
  } finally {
    await events.cancel().catch(() => undefined);
  }
}

/** What has a message as its result. */
interface Caused extends Omit<Expected, 'onOpen'> {
  readonly cause: () => Promise<unknown>;
}

/** Does something once, also when no stream can be opened; then the message that came of it, or null if none was seen. */
export async function messageAfter(
  handler: HandlerApi,
  { cause, ...expected }: Caused,
): Promise<LiveMessage | null> {
  let caused: Promise<unknown> | undefined;
  const onOpen = () => (caused ??= cause());
  try {
    return (await nextMessage(handler, { ...expected, onOpen })) ?? null;
  } catch {
    // Fails as the cause does.
    await onOpen();
    return null;
  }
}

async function firstOf(
  events: ReturnType<typeof eventsIn>,
  accepts: Expected['accepts'],
): Promise<LiveMessage | undefined> {
  for (let part = await events.read(); !part.done; part = await events.read()) {
    const message = readEvent(part.value, 0, Date.now());
    if (message && accepts(message)) return message;
  }
  return undefined;
}
