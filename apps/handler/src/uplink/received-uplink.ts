import type { broker, gateway, lorawan } from '@fieldpost/contracts';

type Gateway = gateway.RxMetadata__Output;
type Antenna = Gateway['antennas'][number];

/** Reception by one antenna of a gateway that has several. */
export type ReceivedAntenna = Pick<
  Antenna,
  'antenna' | 'channel' | 'rssi' | 'snr' | 'encrypted_time' | 'fine_time'
>;

/** Where a gateway stands. */
export type ReceivedLocation = Pick<
  NonNullable<Gateway['location']>,
  'latitude' | 'longitude' | 'altitude' | 'accuracy' | 'source'
>;

/** How a gateway heard an uplink. */
export interface ReceivedByGateway extends Omit<Gateway, 'antennas' | 'location'> {
  readonly antennas: readonly ReceivedAntenna[];
  readonly location: ReceivedLocation | null;
}

/** How an uplink was sent. */
export type ReceivedTransmission = Omit<lorawan.Metadata__Output, 'frequency_plan'>;

/** An uplink or a join request as far as a handler looks at how it was heard. */
export interface Reception extends Pick<broker.DeduplicatedUplinkMessage__Output, 'payload' | 'server_time'> {
  readonly protocol_metadata: { readonly lorawan?: ReceivedTransmission | null } | null;
  readonly gateway_metadata: readonly ReceivedByGateway[];
}

/** An uplink as far as a handler looks at it. */
export interface ReceivedUplink extends Reception {
  readonly app_id: string;
  readonly dev_id: string;
  /** Null when no gateway can transmit. */
  readonly response_template: broker.DownlinkMessage__Output | null;
}
