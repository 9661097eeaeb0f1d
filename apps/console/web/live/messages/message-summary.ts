import { textOfNumber } from '../number-text.js';
import { hexOf, type NamedValue, signalOf, valuesIn } from '../uplink.js';
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
}

/** The members of event data that rows use (docs/protocol/events.md#event-data). */
interface EventData {
  readonly error?: string;
  readonly message?: {
    readonly port?: number;
    readonly payload_raw?: string | null;
    readonly payload_fields?: unknown;
  };
  readonly config?: { readonly counter?: number };
  readonly dev_addr?: string;
}

/** Summary of a message of any kind. */
export function summaryOf(message: LiveMessage): MessageSummary {
  const uplink = uplinkIn(message);
  if (uplink)
    return {
      port: uplink.port,
      counter: uplink.counter,
      bytes: hexOf(uplink.payload_raw),
      values: valuesIn(uplink.payload_fields),
      error: undefined,
      ...signalOf(uplink),
      dataRate: uplink.metadata.data_rate,
    };
  const { error, message: downlink, config, dev_addr } = (message.body ?? {}) as EventData;
  return {
    port: downlink?.port,
    counter: config?.counter,
    bytes: hexOf(downlink?.payload_raw),
    values: valuesIn(downlink ? downlink.payload_fields : { dev_addr }),
    error,
    rssi: undefined,
    snr: undefined,
    dataRate: undefined,
  };
}

/** A value as text. */
export function textOfValue(value: unknown): string {
  if (typeof value === 'number') return textOfNumber(value);
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
