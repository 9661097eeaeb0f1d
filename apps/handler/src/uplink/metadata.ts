import type { broker, gateway, lorawan } from '@fieldpost/contracts';
import { airtime, shortestFloat32 } from '@fieldpost/lorawan';
import type { DeviceDescription } from '../devices/device.js';
import type { GatewayMetadata, Metadata } from '../events/messages.js';
import { omitZero } from './omit-zero.js';
import { rfc3339 } from './rfc3339.js';

type Gateway = gateway.RxMetadata__Output;
type Antenna = Gateway['antennas'][number];

/** What uplinks and join requests tell about their reception. */
export type Reception = Pick<
  broker.DeduplicatedUplinkMessage__Output,
  'payload' | 'protocol_metadata' | 'gateway_metadata' | 'server_time'
>;

/** Where the device is said to stand. */
export type DeviceLocation = Pick<DeviceDescription, 'latitude' | 'longitude' | 'altitude'>;

const alwaysOfGateway = ['time', 'channel', 'rssi', 'snr', 'rf_chain'] as const;

/**
 * The `metadata` of an uplink or an activation, members in the order of v2 (wire/handler.md 5.1, wire/mqtt.md 4.1). The
 * airtime is that of the whole frame, for joins too (wire/conflicts.md 4).
 */
export function toMetadata(reception: Reception, location: DeviceLocation): Metadata {
  const [first] = reception.gateway_metadata;
  const metadata = {
    time: rfc3339(reception.server_time),
    frequency: first && shortestFloat32(Number(first.frequency) / 1e6),
    ...transmissionOf(reception.protocol_metadata?.lorawan, reception.payload.length),
    gateways: reception.gateway_metadata.flatMap(toGateways),
    ...(isKnown(location) && {
      latitude: shortestFloat32(location.latitude),
      longitude: shortestFloat32(location.longitude),
      altitude: location.altitude,
      location_source: 'registry',
    }),
  };
  return omitZero<Metadata>(metadata, ['time']);
}

const isKnown = ({ latitude, longitude }: DeviceLocation): boolean => latitude !== 0 || longitude !== 0;

function transmissionOf(lorawan: lorawan.Metadata__Output | null | undefined, length: number) {
  if (!lorawan) return {};
  const { modulation, data_rate, bit_rate, coding_rate } = lorawan;
  return {
    modulation,
    data_rate,
    bit_rate,
    airtime: airtime({ modulation, dataRate: data_rate, codingRate: coding_rate, bitRate: bit_rate, length }),
    coding_rate,
  };
}

/** A gateway with several antennas appears once for each of them. */
const toGateways = (gateway: Gateway): readonly GatewayMetadata[] =>
  gateway.antennas.length === 0
    ? [toGateway(gateway, ofGateway(gateway))]
    : gateway.antennas.map((antenna) => toGateway(gateway, ofAntenna(antenna)));

interface Receiver {
  readonly fineTime: string;
  readonly encryptedTime: Buffer;
  readonly antenna: number;
  readonly channel: number;
  readonly rssi: number;
  readonly snr: number;
}

const ofGateway = ({ encrypted_time, channel, rssi, snr }: Gateway): Receiver => ({
  fineTime: '0',
  encryptedTime: encrypted_time,
  antenna: 0,
  channel,
  rssi,
  snr,
});

const ofAntenna = ({ fine_time, encrypted_time, antenna, channel, rssi, snr }: Antenna): Receiver => ({
  fineTime: fine_time,
  encryptedTime: encrypted_time,
  antenna,
  channel,
  rssi,
  snr,
});

function toGateway(gateway: Gateway, receiver: Receiver): GatewayMetadata {
  const { location } = gateway;
  return omitZero<GatewayMetadata>(
    {
      gtw_id: gateway.gateway_id,
      gtw_trusted: gateway.gateway_trusted,
      timestamp: gateway.timestamp,
      fine_timestamp: Number(receiver.fineTime),
      fine_timestamp_encrypted: receiver.encryptedTime.toString('base64'),
      time: rfc3339(gateway.time),
      antenna: receiver.antenna,
      channel: receiver.channel,
      rssi: shortestFloat32(receiver.rssi),
      snr: shortestFloat32(receiver.snr),
      rf_chain: gateway.rf_chain,
      ...(location && {
        latitude: shortestFloat32(location.latitude),
        longitude: shortestFloat32(location.longitude),
        altitude: location.altitude,
        location_accuracy: location.accuracy,
        location_source: location.source === 'UNKNOWN' ? '' : location.source.toLowerCase(),
      }),
    },
    alwaysOfGateway,
  );
}
