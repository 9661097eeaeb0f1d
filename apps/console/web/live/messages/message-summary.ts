import { textOfNumber } from '../number-text.js';
import { hexOf, type NamedValue, signalOf, type UplinkMessage, valuesIn } from '../uplink.js';
import { type LiveMessage, uplinkIn } from '../live-message.js';

/** What a row of the list says about a message. */
export interface MessageSummary {
  readonly port: number | undefined;
  readonly counter: number | undefined;
  /** The payload as pairs of hexadecimal digits; empty without one. */
  readonly bytes: string;
  readonly values: readonly NamedValue[];
  /** The error that an event reports. */
  readonly error: string | undefined;
  /** dBm, at the best gateway. */
  readonly rssi: number | undefined;
  /** dB, at the best gateway. */
  readonly snr: number | undefined;
  readonly dataRate: string | undefined;
  /** The gateway of a downlink that was sent. */
  readonly gateway: string | undefined;
  /** Whether it is a downlink without payload, as for MAC commands. */
  readonly isEmpty: boolean;
}

/** The members of event data that rows use (docs/protocol/events.md#event-data). */
interface EventData {
  readonly error?: string;
  readonly message?: {
    readonly port?: number;
    readonly payload_raw?: string | null;
    readonly payload_fields?: unknown;
  };
  readonly gateway_id?: string;
  readonly config?: { readonly counter?: number; readonly data_rate?: string };
  readonly dev_addr?: string;
}

/** Summary of a message of any kind. */
export function summaryOf(message: LiveMessage): MessageSummary {
  const uplink = uplinkIn(message);
  return uplink ? ofUplink(uplink) : ofEvent(message);
}

const ofUplink = (uplink: UplinkMessage): MessageSummary => ({
  port: uplink.port,
  counter: uplink.counter,
  bytes: hexOf(uplink.payload_raw),
  values: valuesIn(uplink.payload_fields),
  error: undefined,
  ...signalOf(uplink),
  dataRate: uplink.metadata.data_rate,
  gateway: undefined,
  isEmpty: false,
});

function ofEvent({ kind, body }: LiveMessage): MessageSummary {
  const { error, message, config, dev_addr, gateway_id } = (body ?? {}) as EventData;
  const bytes = hexOf(message?.payload_raw);
  const values = valuesIn(message ? message.payload_fields : { dev_addr });
  return {
    port: message?.port,
    counter: config?.counter,
    bytes,
    values,
    error,
    rssi: undefined,
    snr: undefined,
    dataRate: config?.data_rate,
    gateway: gateway_id === '' ? undefined : gateway_id,
    isEmpty: kind === 'events/down/sent' && bytes === '' && values.length === 0,
  };
}

/** A value as text. */
export function textOfValue(value: unknown): string {
  if (typeof value === 'number') return textOfNumber(value);
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
