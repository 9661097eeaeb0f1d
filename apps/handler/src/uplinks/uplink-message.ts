import type { broker, gateway, lorawan } from '@fieldpost/contracts';
import { shortestFloat32, zeroEui } from '@fieldpost/domain';
import { airtime } from '@fieldpost/lorawan';
import type { Device, DeviceDescription } from '../devices/device.js';
import { exactly } from '../events/message-json.js';
import type { GatewayMetadata, Metadata, UplinkMessage } from '../events/messages.js';
import type { DecodedPayload } from '../payload-functions/payload-formats.service.js';
import { rfc3339 } from '../shared/rfc3339.js';
import type { Writable } from '../shared/writable.js';
import type { UplinkFrame } from './uplink-frame.js';

// Messages are made member by member: there is one for every uplink, and v2 leaves zero members out.

type Gateway = gateway.RxMetadata__Output;

/** How an uplink or a join request was received. */
export type Reception = Pick<
  broker.DeduplicatedUplinkMessage__Output,
  'payload' | 'protocol_metadata' | 'gateway_metadata' | 'server_time'
>;

/** The registered location of a device. */
export type DeviceLocation = Pick<DeviceDescription, 'latitude' | 'longitude' | 'altitude'>;

export interface UplinkParts {
  readonly device: Device;
  readonly frame: UplinkFrame;
  readonly payload: Pick<DecodedPayload, 'fields' | 'processed'>;
  readonly isRetry: boolean;
  readonly metadata: Metadata;
}

/** Gateways and antennas that are published; a gateway writes its metadata itself. */
const maxGateways = 256;
const maxAntennas = 16;

/** The uplink as applications get it, members in the order of v2 (docs/protocol/mqtt.md#uplink-messages). */
export function toUplinkMessage(parts: UplinkParts): UplinkMessage {
  const { device, frame, payload } = parts;
  const { fields } = payload;
  const message: Writable<Partial<UplinkMessage>> = { app_id: device.appId, dev_id: device.devId };
  if (device.devEui !== zeroEui) message.hardware_serial = device.devEui;
  message.port = frame.port;
  message.counter = frame.fCnt;
  if (frame.confirmed) message.confirmed = true;
  if (parts.isRetry) message.is_retry = true;
  message.payload_raw = frame.payload?.toString('base64') ?? null;
  if (fields && hasMembers(fields)) message.payload_fields = fields;
  message.metadata = parts.metadata;
  if (payload.processed && hasMembers(device.attributes)) message.attributes = device.attributes;
  return message as UplinkMessage;
}

const hasMembers = (object: object): boolean => Object.keys(object).length > 0;

/**
 * The `metadata` of an uplink or an activation, members in the order of v2 (docs/protocol/uplinks.md#metadata,
 * docs/protocol/mqtt.md#uplink-messages). The airtime is that of the whole frame, for joins too
 * (docs/protocol/uplinks.md#airtime).
 */
export function toMetadata(reception: Reception, location: DeviceLocation): Metadata {
  const [first] = reception.gateway_metadata;
  const metadata: Writable<Metadata> = { time: rfc3339(reception.server_time) };
  const frequency = first ? shortestFloat32(Number(first.frequency) / 1e6) : 0;
  if (frequency !== 0) metadata.frequency = frequency;
  addTransmission(metadata, reception.protocol_metadata?.lorawan, reception.payload.length);
  const gateways = reception.gateway_metadata.slice(0, maxGateways).flatMap(toGateways);
  if (gateways.length > 0) metadata.gateways = gateways;
  if (location.latitude === 0 && location.longitude === 0) return metadata;
  addLocation(metadata, location);
  metadata.location_source = 'registry';
  return metadata;
}

function addTransmission(
  metadata: Writable<Metadata>,
  sent: lorawan.Metadata__Output | null | undefined,
  length: number,
): void {
  if (!sent) return;
  const { data_rate, bit_rate, coding_rate } = sent;
  // A name that this version does not know is read as a number.
  const modulation = sent.modulation === 'FSK' ? 'FSK' : 'LORA';
  const settings = { modulation, dataRate: data_rate, codingRate: coding_rate, bitRate: bit_rate } as const;
  const time = airtime({ ...settings, length });
  metadata.modulation = modulation;
  if (data_rate !== '') metadata.data_rate = data_rate;
  if (bit_rate !== 0) metadata.bit_rate = bit_rate;
  if (time !== 0) metadata.airtime = time;
  if (coding_rate !== '') metadata.coding_rate = coding_rate;
}

function addLocation(message: Writable<Partial<DeviceLocation>>, location: DeviceLocation): void {
  const latitude = shortestFloat32(location.latitude);
  const longitude = shortestFloat32(location.longitude);
  if (latitude !== 0) message.latitude = latitude;
  if (longitude !== 0) message.longitude = longitude;
  if (location.altitude !== 0) message.altitude = location.altitude;
}

/** Reception by one antenna. */
type Antenna = Pick<
  Gateway['antennas'][number],
  'antenna' | 'channel' | 'rssi' | 'snr' | 'encrypted_time' | 'fine_time'
>;

/** A gateway with several antennas appears once for each of them. */
function toGateways(received: Gateway): readonly GatewayMetadata[] {
  const { antennas, channel, rssi, snr, encrypted_time } = received;
  if (antennas.length === 0)
    return [toGateway(received, { antenna: 0, channel, rssi, snr, encrypted_time, fine_time: '0' })];
  return antennas.slice(0, maxAntennas).map((antenna) => toGateway(received, antenna));
}

function toGateway(received: Gateway, antenna: Antenna): GatewayMetadata {
  const message: Writable<Partial<GatewayMetadata>> = {};
  if (received.gateway_id !== '') message.gtw_id = received.gateway_id;
  if (received.gateway_trusted) message.gtw_trusted = true;
  if (received.timestamp !== 0) message.timestamp = received.timestamp;
  if (antenna.fine_time !== '0') message.fine_timestamp = exactly(antenna.fine_time);
  if (antenna.encrypted_time.length > 0)
    message.fine_timestamp_encrypted = antenna.encrypted_time.toString('base64');
  message.time = rfc3339(received.time);
  if (antenna.antenna !== 0) message.antenna = antenna.antenna;
  message.channel = antenna.channel;
  message.rssi = shortestFloat32(antenna.rssi);
  message.snr = shortestFloat32(antenna.snr);
  message.rf_chain = received.rf_chain;
  addGatewayLocation(message, received.location);
  return message as GatewayMetadata;
}

function addGatewayLocation(
  message: Writable<Partial<GatewayMetadata>>,
  location: Gateway['location'],
): void {
  if (!location) return;
  addLocation(message, location);
  const { accuracy, source } = location;
  if (accuracy !== 0) message.location_accuracy = accuracy;
  if (typeof source === 'string' && source !== 'UNKNOWN') message.location_source = source.toLowerCase();
}
