/** A message of an application. */
export interface LiveMessage {
  /** The MQTT topic. */
  readonly topic: string;
  readonly dev_id: string;
  /** `up`, or the name of an event such as `events/down/sent`. */
  readonly type: string;
  /** What MQTT clients receive on the topic. */
  readonly data: unknown;
}

/** An event of the handler's stream (docs/guides/integrations.md#live-events). */
export interface StreamEvent {
  readonly event?: string | undefined;
  readonly data: string;
}

/** The message of an event; undefined for the one that reports lost messages. */
export function readEvent({ event: topic = '', data }: StreamEvent): LiveMessage | undefined {
  const [, dev_id, type] = /^[^/]+\/devices\/([^/]+)\/(.+)$/.exec(topic) ?? [];
  return dev_id === undefined || type === undefined
    ? undefined
    : { topic, dev_id, type, data: JSON.parse(data) as unknown };
}

interface Uplink {
  readonly port?: number;
  readonly counter?: number;
  readonly payload_raw?: string | null;
  readonly payload_fields?: unknown;
  readonly metadata?: { readonly time?: string; readonly gateways?: readonly unknown[] };
}

/** One line for people. */
export const textOf = ({ dev_id, type, data }: LiveMessage): string =>
  type === 'up' ? uplinkText(dev_id, data as Uplink) : `${dev_id}  ${type}  ${JSON.stringify(data)}`;

function uplinkText(
  devId: string,
  { port = 0, counter = 0, payload_raw, payload_fields, metadata }: Uplink,
): string {
  const payload = Buffer.from(payload_raw ?? '', 'base64')
    .toString('hex')
    .toUpperCase();
  const time = metadata?.time?.slice(0, 19).replace('T', ' ');
  return [
    ...(time ? [time] : []),
    ...[devId, `port ${port}`, `counter ${counter}`, payload || '(empty)'],
    ...(payload_fields === undefined ? [] : [JSON.stringify(payload_fields)]),
  ].join('  ');
}
