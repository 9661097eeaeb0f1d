import type { AdrParameters, AdrSample } from '../adr/adr.js';

/**
 * What a network keeps of a device between frames, as plain JSON. Commands to the device follow from the difference to
 * what the network wants, so that a command that was lost is sent again.
 */
export interface MacState {
  readonly activation: 'OTAA' | 'ABP';
  /** Counter and data rate of the last uplink; `null` before the first. */
  readonly lastUplink: { readonly fCnt: number; readonly dataRate: number } | null;
  readonly txPower: number;
  readonly nbTrans: number;
  /** Whether the device leaves its data rate to the network. */
  readonly adr: boolean;
  /** Uplinks since data rate or power changed last, oldest first. */
  readonly samples: readonly AdrSample[];
  /** Whether the device has accepted a mask of channels. */
  readonly hasChannels: boolean;
  readonly limits: LinkLimits;
  /** The LinkADRReq that waits for an answer. */
  readonly linkRequest: (AdrParameters & { readonly attempts: number }) | null;
  /** Whether the device has the RX1DROffset and the RX2 of the plan, and how often it was sent them. */
  readonly hasRxParameters: boolean;
  readonly rxRequests: number;
  /** Whether the device has the dwell times of the network, and how often it was sent them; missing in states of before. */
  readonly hasTxParameters?: boolean;
  readonly txRequests?: number;
  readonly status: DeviceStatus | null;
  /** When the status was requested last, in milliseconds and by the uplink counter. */
  readonly statusRequest: { readonly at: number; readonly fCnt: number } | null;
}

/** What the device has rejected is not requested again. */
export interface LinkLimits {
  readonly maxDataRate: number;
  readonly maxTxPower: number;
  /** The device rejected channels beside the default ones. */
  readonly isDefaultChannels: boolean;
  /** The device rejected the default channels too, so that no LinkADRReq makes sense. */
  readonly isGivenUp: boolean;
}

/** `battery`: 0 external power, 1 to 254 its level, 255 unknown; `margin`: SNR of the last downlink in dB. */
export interface DeviceStatus {
  readonly battery: number;
  readonly margin: number;
  readonly at: number;
}

/** A device that has just joined, or whose session was just registered: all parameters are the defaults. */
export const initialMacState = (activation: MacState['activation']): MacState => ({
  activation,
  lastUplink: null,
  txPower: 0,
  nbTrans: 1,
  adr: false,
  samples: [],
  hasChannels: false,
  limits: { maxDataRate: 15, maxTxPower: 15, isDefaultChannels: false, isGivenUp: false },
  linkRequest: null,
  // A join accept has them; a session without a join may have others.
  hasRxParameters: activation === 'OTAA',
  rxRequests: 0,
  status: null,
  statusRequest: null,
});
