import type { UplinkMessage } from './uplink.js';

/** A message from the event stream or from message storage. */
export interface LiveMessage {
  /** Unique on the page. */
  readonly key: number;
  /** Time in Unix milliseconds: that of the message, or of its receipt. */
  readonly at: number;
  readonly devId: string;
  /** The end of its MQTT topic: `up`, or `events/…`. */
  readonly kind: string;
  /** The MQTT payload. */
  readonly body: unknown;
  /** Why this uplink has no fields, if its payload function failed. */
  readonly decodingError?: string;
}

/** Groups of message kinds, for the filter. */
export const kindGroups = ['up', 'down', 'activations', 'errors', 'changes'] as const;
export type KindGroup = (typeof kindGroups)[number];

/** The group of a kind. */
export function groupOf(kind: string): KindGroup {
  if (kind === 'up') return 'up';
  if (kind.endsWith('/errors')) return 'errors';
  if (kind.startsWith('events/down')) return 'down';
  return kind === 'events/activations' ? 'activations' : 'changes';
}

/** Whether a message is of a group: an uplink that was not decoded is an error as well. */
export const isOfGroup = ({ kind, decodingError }: LiveMessage, group: KindGroup): boolean =>
  groupOf(kind) === group || (group === 'errors' && decodingError !== undefined);

/** An event of the stream: topic and data. */
export interface StreamEvent {
  readonly event?: string | undefined;
  readonly data: string;
}

const topic = /^[^/]+\/devices\/(?<devId>[^/]+)\/(?<kind>.+)$/;

/** The message of an event; undefined for other events such as `gap`. */
export function readEvent(
  { event = '', data }: StreamEvent,
  key: number,
  now: number,
): LiveMessage | undefined {
  const { devId, kind } = topic.exec(event)?.groups ?? {};
  if (devId === undefined || kind === undefined) return undefined;
  const body: unknown = JSON.parse(data);
  return kind === 'up'
    ? { key, at: now, devId, kind, ...readUplink(body as ReportedUplink) }
    : { key, at: now, devId, kind, body };
}

/** An uplink as the handler reports it, with the error of its payload function. */
interface ReportedUplink extends UplinkMessage {
  readonly decoding_error?: string;
}

/** The MQTT message, and why it has no fields if its payload function failed. */
const readUplink = ({ decoding_error, ...body }: ReportedUplink) => ({
  body,
  ...(decoding_error !== undefined && { decodingError: decoding_error }),
});

/** A stored uplink: the MQTT message and its time. */
export interface StoredUplink extends ReportedUplink {
  readonly received_at: string;
}

/** The message of a stored uplink. */
export function readStored({ received_at, ...uplink }: StoredUplink, key: number): LiveMessage {
  return { key, at: Date.parse(received_at), devId: uplink.dev_id, kind: 'up', ...readUplink(uplink) };
}

/** The uplink of a message; undefined for other kinds. */
export const uplinkIn = ({ kind, body }: LiveMessage): UplinkMessage | undefined =>
  kind === 'up' && typeof body === 'object' && body !== null ? (body as UplinkMessage) : undefined;

/** Whether a streamed and a stored message are the same uplink. */
export const identityOf = (message: LiveMessage): string => {
  const { counter, payload_raw, metadata } = uplinkIn(message) ?? {};
  return [message.devId, message.kind, counter, payload_raw, metadata?.time].join(' ');
};
