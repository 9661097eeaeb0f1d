import type { UplinkMessage } from './uplink.js';

/** A message of an application, as the stream of live events or the storage has it. */
export interface LiveMessage {
  /** Tells messages of one page apart. */
  readonly key: number;
  /** When it came, in milliseconds since 1970: by its own time where it has one, else when it was read. */
  readonly at: number;
  readonly devId: string;
  /** The end of its MQTT topic: `up`, or `events/…`. */
  readonly kind: string;
  /** What MQTT carries there. */
  readonly body: unknown;
}

/** The groups by which messages are chosen. */
export const kindGroups = ['up', 'down', 'activations', 'errors', 'changes'] as const;
export type KindGroup = (typeof kindGroups)[number];

/** The group of a kind. */
export function groupOf(kind: string): KindGroup {
  if (kind === 'up') return 'up';
  if (kind.endsWith('/errors')) return 'errors';
  if (kind.startsWith('events/down')) return 'down';
  return kind === 'events/activations' ? 'activations' : 'changes';
}

/** An event of the stream: its topic and its data. */
export interface StreamEvent {
  readonly event?: string | undefined;
  readonly data: string;
}

const topic = /^[^/]+\/devices\/(?<devId>[^/]+)\/(?<kind>.+)$/;

/** The message in an event; undefined for an event that is none, such as `gap`. */
export function readEvent(
  { event = '', data }: StreamEvent,
  key: number,
  now: number,
): LiveMessage | undefined {
  const { devId, kind } = topic.exec(event)?.groups ?? {};
  if (devId === undefined || kind === undefined) return undefined;
  return { key, at: now, devId, kind, body: JSON.parse(data) };
}

/** An uplink of the storage: as MQTT has it, and when it came. */
export interface StoredUplink extends UplinkMessage {
  readonly received_at: string;
}

/** The message that a stored uplink was. */
export function readStored({ received_at, ...uplink }: StoredUplink, key: number): LiveMessage {
  return { key, at: Date.parse(received_at), devId: uplink.dev_id, kind: 'up', body: uplink };
}

/** The uplink in a message; undefined when it is something else. */
export const uplinkIn = ({ kind, body }: LiveMessage): UplinkMessage | undefined =>
  kind === 'up' && typeof body === 'object' && body !== null ? (body as UplinkMessage) : undefined;

/** Whether two messages are the same uplink, one from the stream and one from the storage. */
export const identityOf = (message: LiveMessage): string => {
  const { counter, payload_raw, metadata } = uplinkIn(message) ?? {};
  return [message.devId, message.kind, counter, payload_raw, metadata?.time].join(' ');
};
