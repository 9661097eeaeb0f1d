/** A channel with LoRa modulation; data rates as v2 writes them, slowest first. */
export interface LoraChannel {
  /** In Hz. */
  readonly frequency: number;
  readonly modulation: 'LORA';
  readonly data_rates: readonly string[];
}

/** A channel with frequency shift keying. */
export interface FskChannel {
  /** In Hz. */
  readonly frequency: number;
  readonly modulation: 'FSK';
  /** In bit/s. */
  readonly bit_rate: number;
}

export type Channel = LoraChannel | FskChannel;

/** The channels of a region (LoRaWAN Regional Parameters, one plan per section). */
export interface FrequencyPlan {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The band that the radio of a gateway is built for, in whole MHz. */
  readonly base_freq: number;
  readonly uplink_channels: readonly Channel[];
  /** Channels of the first receive window, if different from the uplink channels. */
  readonly downlink_channels?: readonly Channel[];
  /** The channel of the second receive window. */
  readonly rx2: Channel;
}
