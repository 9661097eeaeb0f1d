import type { HeardBy, NetworkDevice } from './device.js';

/** An uplink that the network accepted. */
export interface AcceptedUplink {
  /** Whole counter of the uplink. */
  readonly fCnt: number;
  readonly at: Date;
  readonly macState: unknown;
  /** Undefined keeps those that are stored. */
  readonly heardBy?: readonly HeardBy[] | undefined;
}

/** MAC state and gateways of an uplink as JSON. */
export const documentsOf = ({
  macState,
  heardBy,
}: AcceptedUplink): [macState: string, heardBy: string | null] => [
  JSON.stringify(macState ?? {}),
  heardBy ? JSON.stringify(heardBy) : null,
];

/** The device that is stored by an uplink. */
export const afterUplink = (
  device: NetworkDevice,
  { fCnt, at, macState, heardBy = device.heardBy }: AcceptedUplink,
  version: string,
): NetworkDevice => ({
  ...device,
  fCntUp: fCnt,
  lastSeen: at,
  macState: macState ?? {},
  wasHeard: true,
  heardBy,
  version,
});
