import { fromBase64, toHex } from '../devices/bytes.js';

/** The members of an uplink that the console uses (docs/protocol/mqtt.md#uplink-messages). */
export interface UplinkMessage {
  readonly app_id?: string;
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
  readonly channel?: number;
  readonly rf_chain?: number;
  /** When the gateway received it, if it has a clock. */
  readonly time?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

/** Ids that the network app uses for its simulated devices; no gateway can have one in upper case. */
const simulatedGateway = /^SIMULATED-[0-9A-F]{8}$/;

/**
 * Whether no gateway received it: one uplink that was simulated has none (docs/protocol/handler-api.md#dry-runs-and-simulated-uplinks),
 * those of a simulated device have one of the network app.
 */
export const isSimulated = ({ metadata: { gateways = [] } }: UplinkMessage): boolean =>
  gateways.every(({ gtw_id = '' }) => simulatedGateway.test(gtw_id));

/**
 * Whether its frame counter is that of a device. One uplink that was simulated has none, and no gateways; simulated devices count
 * their frames.
 */
export const hasFrameCounter = ({ metadata: { gateways = [] } }: UplinkMessage): boolean =>
  gateways.length > 0;

/** Base64 as pairs of hexadecimal digits. */
export const hexOf = (base64: string | null | undefined): string =>
  Array.from(fromBase64(base64 ?? ''), (byte) => toHex([byte])).join(' ');

/** A value of a message by name; members of objects are named by their path. */
export type NamedValue = readonly [name: string, value: unknown];

const deepest = 4;

/** The values in payload fields, such as `gps.latitude`. Lists are one value. */
export function valuesIn(value: unknown, path = '', depth = 0): readonly NamedValue[] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth > deepest)
    return path === '' ? [] : [[path, value]];
  return Object.entries(value).flatMap(([name, part]) =>
    valuesIn(part, path === '' ? name : `${path}.${name}`, depth + 1),
  );
}

/** The gateway with the best signal; undefined without gateways. */
const best = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : Math.max(...values);

/** RSSI in dBm and SNR in dB at the best gateway. */
export const signalOf = ({ metadata: { gateways = [] } }: UplinkMessage) => ({
  rssi: best(gateways.map(({ rssi }) => rssi)),
  snr: best(gateways.map(({ snr }) => snr)),
});
