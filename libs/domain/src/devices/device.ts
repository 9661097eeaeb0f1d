/** The LoRaWAN part of a device in v2's JSON. Zero values are missing or empty. */
export interface Radio {
  readonly app_id?: string;
  readonly dev_id?: string;
  readonly app_eui?: string;
  readonly dev_eui?: string;
  readonly dev_addr?: string;
  readonly app_key?: string;
  readonly nwk_s_key?: string;
  readonly app_s_key?: string;
  readonly f_cnt_up?: number;
  readonly f_cnt_down?: number;
  readonly disable_f_cnt_check?: boolean;
  readonly uses32_bit_f_cnt?: boolean;
  readonly activation_constraints?: string;
  /** Absent for 1.0.3. */
  readonly lorawan_version?: string;
  /** Absent for A. */
  readonly device_class?: string;
  /** dB; absent or 0 for the margin of the network. */
  readonly adr_margin?: number;
  readonly disable_adr?: boolean;
  /** Unix nanoseconds. */
  readonly last_seen?: string | number;
}

/** A device in v2's JSON. */
export interface Device {
  readonly app_id: string;
  readonly dev_id: string;
  readonly description?: string;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly altitude?: number;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly lorawan_device: Radio;
  /** JavaScript of its own codec; left out of lists. */
  readonly codec?: string;
}

/** Columns of devices in CSV: members of the outer part of the v2 JSON, and of its LoRaWAN part. */
export const deviceColumns = {
  outer: ['dev_id', 'description', 'latitude', 'longitude', 'altitude', 'attributes', 'codec'],
  radio: [
    'app_eui',
    'dev_eui',
    'dev_addr',
    'app_key',
    'nwk_s_key',
    'app_s_key',
    'f_cnt_up',
    'f_cnt_down',
    'disable_f_cnt_check',
    'uses32_bit_f_cnt',
    'activation_constraints',
    'used_dev_nonces',
    'used_app_nonces',
    'lorawan_version',
    'device_class',
    'adr_margin',
    'disable_adr',
  ],
} as const;

/** Whether a value in hexadecimal is set: a digit is not zero. */
export const isSet = (hex: string | undefined): hex is string => hex !== undefined && /[1-9a-f]/i.test(hex);

const nanosecondsPerMs = 1_000_000n;

/** Time of the last uplink as RFC 3339; undefined for never. */
export function lastSeenOf({ lorawan_device: { last_seen = 0 } }: Device): string | undefined {
  const at = Number(BigInt(last_seen) / nanosecondsPerMs);
  return at > 0 ? new Date(at).toISOString() : undefined;
}
