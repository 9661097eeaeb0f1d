import type { AppId, DevId } from '@fieldpost/domain';
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
  abstract uplink(message: UplinkMessage): void;
  /** `data` is written as JSON; null for events without data. */
  abstract event(appId: AppId, devId: DevId, type: EventType, data: object | null): void;
}
