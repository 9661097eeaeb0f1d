/**
 * The regional parameters of LoRaWAN (RP002-1.0.4; for the 96 channels of CN470, regional parameters 1.0.3). Frequencies
 * are in Hz, data rates are indexes.
 */
export interface Region {
  readonly frequencyRangeHz: readonly [number, number];
  readonly dataRates: readonly DataRate[];
  /** The channels that every device knows; the position is the index. */
  readonly uplinkChannels: readonly Channel[];
  readonly downlinkChannels: readonly Channel[];
  readonly join: {
    /** Indexes of uplink channels. */
    readonly channels: readonly number[];
    /** Slowest and fastest data rate of join requests, by bandwidth in Hz. */
    readonly dataRates: Readonly<Record<string, readonly [number, number]>>;
  };
  readonly rx1: {
    /** The channel of RX1 is that of the uplink modulo this number; `null`: it has the frequency of the uplink. */
    readonly channelModulo: number | null;
    readonly offsets: readonly [number, number];
    readonly dataRates: { readonly noDwell: Rx1DataRates; readonly dwell: Rx1DataRates };
  };
  readonly rx2: { readonly frequencyHz: number; readonly dataRate: number };
  /** 0: five frequencies; 1: masks of channels (LoRaWAN 1.0.3 section 6.2.5). */
  readonly cfListType: 0 | 1;
  readonly linkAdr: ChannelMaskControl;
  /** The fastest data rate that ADR uses: LoRa of 125 kHz. */
  readonly maxAdrDataRate: number;
  readonly txPower: { readonly maxEirpDbm: number; readonly offsetsDb: readonly number[] };
  /** Bands with a duty cycle; empty where there is none. */
  readonly dutyCycle: readonly DutyCycleBand[];
  readonly dwellTime: DwellTime;
  readonly classB: {
    readonly beaconFrequenciesHz: readonly number[] | null;
    readonly beaconDataRate: number;
    readonly pingSlotFrequenciesHz: readonly number[] | null;
    /** Position of the time, position of the information, and length of a beacon, in bytes. */
    readonly layout: readonly [number, number, number];
  };
  /** The frequency of RX2 by the channel of the join request, where it differs. */
  readonly otaaRx2FrequenciesHz?: readonly number[];
  /** What The Things Network v2 used, by the name of its frequency plan. */
  readonly v2: Readonly<Record<string, V2Plan>>;
}

export type Channel = readonly [frequencyHz: number, minDataRate: number, maxDataRate: number];

/** One of LoRa (`sf`, `bandwidthHz`), FSK (`bitRate`) and LR-FHSS. */
export interface DataRate {
  readonly index: number;
  readonly up: boolean;
  readonly down: boolean;
  readonly sf?: number;
  readonly bandwidthHz?: number;
  readonly bitRate?: number;
  readonly lrFhssWidthHz?: number;
  readonly lrFhssCodingRate?: string;
  /** Bytes of FHDR, FPort and FRMPayload, without and with a dwell time of 400 ms; 0 where the rate may not be used. */
  readonly maxMacPayload: readonly [noDwell: number, dwell: number];
}

/** By data rate of the uplink, then by RX1DROffset; `null` for data rates that do not exist. */
export type Rx1DataRates = readonly (readonly number[] | null)[];

/** What the values of ChMaskCntl mean in LinkADRReq. */
export interface ChannelMaskControl {
  readonly maxChannels: number;
  /** First channel and number of channels of the mask, by ChMaskCntl. */
  readonly blocks: Readonly<Record<string, readonly [first: number, count: number]>>;
  /** The value whose mask has one bit for eight channels. */
  readonly banks: number | null;
  readonly allOn: number;
  readonly allOff: number | null;
  /** The channels that the mask of `allOn` and `allOff` is for. */
  readonly tail: readonly [first: number, count: number] | null;
}

/** The upper end is not part of the band; `fraction` is the part of an hour in which one may transmit. */
export type DutyCycleBand = readonly [fromHz: number, toHz: number, fraction: number, maxEirpDbm: number];

export interface DwellTime {
  /** Whether the command TxParamSetupReq exists. */
  readonly txParamSetup: boolean;
  /** The limit where one is on; 0 for none. */
  readonly uplinkMs: number;
  readonly downlinkMs: number;
  /** The state of a new device; `null` where it is not defined. */
  readonly uplinkAtBoot: boolean | null;
  readonly downlinkAtBoot: boolean | null;
}

/** A frequency plan of The Things Network v2; `null` for what it did not have. */
export interface V2Plan {
  readonly uplinkChannels: readonly (readonly [frequencyHz: number, dataRates: readonly number[]])[];
  readonly cfListHz: readonly number[] | null;
  readonly rx2DataRate: number;
  readonly rx2PowerDbm: number | null;
  readonly powerDbm: number | null;
  readonly adr: {
    readonly minDataRate: number;
    readonly maxDataRate: number;
    readonly minPowerDbm: number;
    readonly maxPowerDbm: number;
    readonly stepDb: number;
  } | null;
}
