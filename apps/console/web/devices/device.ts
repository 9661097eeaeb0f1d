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
  /** Nanoseconds since 1970. */
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
}

/** Activation: OTAA, ABP, or a template for register on join. */
export const activations = ['otaa', 'abp', 'join'] as const;
export type Activation = (typeof activations)[number];

export function activationOf({ lorawan_device: { app_key, dev_eui } }: Device): Activation {
  if (!isSet(app_key)) return 'abp';
  return isSet(dev_eui) ? 'otaa' : 'join';
}

/** Whether a digit is not zero. */
export const isSet = (hex: string | undefined): hex is string => hex !== undefined && /[1-9a-f]/i.test(hex);

const nanosecondsPerMs = 1_000_000n;

/** Time of the last uplink; undefined for never. */
export function lastSeenOf({ lorawan_device: { last_seen = 0 } }: Device): string | undefined {
  const at = Number(BigInt(last_seen) / nanosecondsPerMs);
  return at > 0 ? new Date(at).toISOString() : undefined;
}

/** Activation constraints of the network. */
export const constraints = ['local', 'world', 'private', 'testing', 'otaa', 'abp'] as const;
