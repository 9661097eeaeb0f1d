import { fromBase64, toHex } from '../devices/bytes.js';

/** The members of an uplink that the console uses (docs/protocol/mqtt.md#uplink-messages). */
export interface UplinkMessage {
  readonly dev_id: string;
  readonly port: number;
  readonly counter: number;
  readonly confirmed?: boolean;
  readonly is_retry?: boolean;
  /** Base64; null without payload. */
  readonly payload_raw: string | null;
  readonly payload_fields?: Readonly<Record<string, unknown>>;
  readonly metadata: UplinkMetadata;
}

export interface UplinkMetadata {
  readonly time: string;
  readonly data_rate?: string;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly gateways?: readonly Reception[];
}

/** Reception of an uplink by one gateway. */
export interface Reception {
  readonly gtw_id?: string;
  /** dBm. */
  readonly rssi: number;
  /** dB. */
  readonly snr: number;
  readonly latitude?: number;
  readonly longitude?: number;
}

/** Base64 as pairs of hexadecimal digits. */
export const hexOf = (base64: string | null | undefined): string =>
  Array.from(fromBase64(base64 ?? ''), (byte) => toHex([byte])).join(' ');
