import { shortestFloat32 } from '@fieldpost/domain';
import { airtime } from '@fieldpost/lorawan';
import type { DeviceDescription } from '../devices/device.js';
import { exactly } from '../events/message-json.js';
import type { GatewayMetadata, Metadata } from '../events/messages.js';
import type {
  ReceivedAntenna,
  ReceivedByGateway,
  ReceivedTransmission,
  Reception,
} from './received-uplink.js';
import { rfc3339 } from './rfc3339.js';
import type { Writable } from './writable.js';

/** Where the device is said to stand. */
export type DeviceLocation = Pick<DeviceDescription, 'latitude' | 'longitude' | 'altitude'>;

/**
 * The `metadata` of an uplink or an activation, members in the order of v2 (docs/protocol/uplinks.md#metadata,
 * docs/protocol/mqtt.md#uplink-messages). The airtime is that of the whole frame, for joins too
 * (docs/protocol/uplinks.md#airtime). Made member by member, since every uplink comes through here.
 */
export function toMetadata(reception: Reception, location: DeviceLocation): Metadata {
  const [first] = reception.gateway_metadata;
  const metadata: Writable<Metadata> = { time: rfc3339(reception.server_time) };
  const frequency = first ? shortestFloat32(Number(first.frequency) / 1e6) : 0;
  if (frequency !== 0) metadata.frequency = frequency;
  addTransmission(metadata, reception.protocol_metadata?.lorawan, reception.payload.length);
  const gateways = reception.gateway_metadata.flatMap(toGateways);
  if (gateways.length > 0) metadata.gateways = gateways;
  if (!isKnown(location)) return metadata;
  addPlace(metadata, location);
  metadata.location_source = 'registry';
  return metadata;
}

const isKnown = ({ latitude, longitude }: DeviceLocation): boolean => latitude !== 0 || longitude !== 0;

function addTransmission(
  metadata: Writable<Metadata>,
  lorawan: ReceivedTransmission | null | undefined,
  length: number,
): void {
  if (!lorawan) return;
  const { modulation, data_rate, bit_rate, coding_rate } = lorawan;
  const time = airtime({
    modulation,
    dataRate: data_rate,
    codingRate: coding_rate,
    bitRate: bit_rate,
    length,
  });
  if (modulation) metadata.modulation = modulation;
  if (data_rate !== '') metadata.data_rate = data_rate;
  if (bit_rate !== 0) metadata.bit_rate = bit_rate;
  if (time !== 0) metadata.airtime = time;
  if (coding_rate !== '') metadata.coding_rate = coding_rate;
}

/** Zeros are left out, as everywhere. */
function addPlace(message: Writable<Partial<DeviceLocation>>, place: DeviceLocation): void {
  const [latitude, longitude] = [shortestFloat32(place.latitude), shortestFloat32(place.longitude)];
  if (latitude !== 0) message.latitude = latitude;
  if (longitude !== 0) message.longitude = longitude;
  if (place.altitude !== 0) message.altitude = place.altitude;
}

/** A gateway with several antennas appears once for each of them. */
const toGateways = (gateway: ReceivedByGateway): readonly GatewayMetadata[] =>
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

const ofGateway = ({ encrypted_time, channel, rssi, snr }: ReceivedByGateway): Receiver => ({
  fineTime: '0',
  encryptedTime: encrypted_time,
  antenna: 0,
  channel,
  rssi,
  snr,
});

const ofAntenna = ({
  fine_time,
  encrypted_time,
  antenna,
  channel,
  rssi,
  snr,
}: ReceivedAntenna): Receiver => ({
  fineTime: fine_time,
  encryptedTime: encrypted_time,
  antenna,
  channel,
  rssi,
  snr,
});

function toGateway(gateway: ReceivedByGateway, receiver: Receiver): GatewayMetadata {
  const message: Writable<Partial<GatewayMetadata>> = {};
  if (gateway.gateway_id !== '') message.gtw_id = gateway.gateway_id;
  if (gateway.gateway_trusted) message.gtw_trusted = true;
  if (gateway.timestamp !== 0) message.timestamp = gateway.timestamp;
  if (receiver.fineTime !== '0') message.fine_timestamp = exactly(receiver.fineTime);
  if (receiver.encryptedTime.length > 0)
    message.fine_timestamp_encrypted = receiver.encryptedTime.toString('base64');
  message.time = rfc3339(gateway.time);
  if (receiver.antenna !== 0) message.antenna = receiver.antenna;
  message.channel = receiver.channel;
  message.rssi = shortestFloat32(receiver.rssi);
  message.snr = shortestFloat32(receiver.snr);
  message.rf_chain = gateway.rf_chain;
  addLocation(message, gateway.location);
  return message as GatewayMetadata;
}

function addLocation(
  message: Writable<Partial<GatewayMetadata>>,
  location: ReceivedByGateway['location'],
): void {
  if (!location) return;
  addPlace(message, location);
  if (location.accuracy !== 0) message.location_accuracy = location.accuracy;
  if (location.source !== 'UNKNOWN') message.location_source = location.source.toLowerCase();
}
