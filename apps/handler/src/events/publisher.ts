import type { AppId, DevId } from '@fieldpost/domain';
import type { Logger } from '@fieldpost/observability';
import type { UplinkMessage } from './messages.js';

/** The types of device events (docs/protocol/events.md#event-types). */
export const eventTypes = [
  'create',
  'update',
  'delete',
  'activations',
  'activations/errors',
  'up/errors',
  'down/scheduled',
  'down/sent',
  'down/acks',
  'down/errors',
] as const;
export type EventType = (typeof eventTypes)[number];

/**
 * What leaves the handler for applications. The class is also the injection token. Publishing never fails the caller:
 * what cannot be delivered is logged.
 */
export abstract class Publisher {
  /** `decodingError` is how a payload function failed, so that the message has no fields. */
  abstract uplink(message: UplinkMessage, decodingError?: string): void;
  /** `data` is written as JSON; null for events without data. */
  abstract event(appId: AppId, devId: DevId, type: EventType, data: object | null): void;
}

/** Publishes everything through several publishers; none of them fails its caller. */
export class Publishers extends Publisher {
  constructor(private readonly publishers: readonly Publisher[]) {
    super();
  }

  uplink(message: UplinkMessage, decodingError?: string): void {
    for (const publisher of this.publishers) publisher.uplink(message, decodingError);
  }

  event(appId: AppId, devId: DevId, type: EventType, data: object | null): void {
    for (const publisher of this.publishers) publisher.event(appId, devId, type, data);
  }
}

/** Logs a failure: publishing is the last step of a request and must not fail it. */
export function publishOrLog(log: Logger, what: string, publish: () => void): void {
  try {
    publish();
  } catch (error) {
    log.error({ what, err: error }, 'message not published');
  }
}
