import type { AppId, DevId } from '@fieldpost/domain';
import type { ExactNumber } from './message-json.js';

/**
 * JSON shapes of the data interface, member order as v2 writes them (docs/protocol/mqtt.md, docs/protocol/events.md).
 */

export interface GatewayMetadata {
  readonly gtw_id?: string;
  readonly gtw_trusted?: boolean;
  /** Microseconds of the gateway's own clock. */
  readonly timestamp?: number;
  /** Nanoseconds. */
  readonly fine_timestamp?: number | ExactNumber;
  readonly fine_timestamp_encrypted?: string;
  /** RFC 3339, or empty when the gateway has no time. */
  readonly time: string;
  readonly antenna?: number;
  readonly channel: number;
  /** dBm. */
  readonly rssi: number;
  /** dB. */
  readonly snr: number;
  readonly rf_chain: number;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly altitude?: number;
  readonly location_accuracy?: number;
  readonly location_source?: string;
}

export interface Metadata {
  /** RFC 3339 in UTC with up to nine digits, or empty when unknown. */
  readonly time: string;
  /** MHz. */
  readonly frequency?: number;
  readonly modulation?: string;
  readonly data_rate?: string;
  readonly bit_rate?: number;
  /** Nanoseconds. */
  readonly airtime?: number;
  readonly coding_rate?: string;
  readonly gateways?: readonly GatewayMetadata[];
  readonly latitude?: number;
  readonly longitude?: number;
  readonly altitude?: number;
  readonly location_source?: string;
}

/**
 * An uplink as applications receive it. Members that are zero are left out where docs/protocol/mqtt.md#uplink-messages
 * says so.
 */
export interface UplinkMessage {
  readonly app_id: AppId;
  readonly dev_id: DevId;
  readonly hardware_serial?: string;
  readonly port: number;
  readonly counter: number;
  readonly confirmed?: boolean;
  readonly is_retry?: boolean;
  /** Standard base64; null without payload. */
  readonly payload_raw: string | null;
  readonly payload_fields?: Readonly<Record<string, unknown>>;
  readonly metadata: Metadata;
  readonly attributes?: Readonly<Record<string, string>>;
}
