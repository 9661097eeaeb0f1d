import { isIPv6 } from 'node:net';
import type { gateway, lorawan, protocol, router } from '@fieldpost/contracts';
import type { GatewayTransmission, ReceivedFrame } from '@fieldpost/lorawan';
import type { GatewayIdentity, GatewayLocation } from './gateway-traffic.js';

/** v2's message of a location. */
export const locationMetadata = (
  { latitude, longitude, altitude }: GatewayLocation,
  source: 'GPS' | 'REGISTRY',
) => ({
  latitude,
  longitude,
  altitude,
  source,
});

/** An IPv4 address as such, where the system gives it as an IPv6 address (RFC 4291 section 2.5.5.2). */
export const withoutPrefix = (address: string): string =>
  isIPv6(address) ? address.replace(/^::ffff:(?=[\d.]+$)/, '') : address;

const antennaOf = (antenna: ReceivedFrame['antennas'][number]) => ({
  antenna: antenna.antenna,
  channel: antenna.channel,
  rssi: antenna.rssi,
  channel_rssi: antenna.channelRssi,
  rssi_standard_deviation: antenna.rssiStandardDeviation,
  snr: antenna.snr,
  frequency_offset: String(antenna.frequencyOffset),
  encrypted_time: antenna.encryptedTime,
  fine_time: String(antenna.fineTime ?? 0),
});

const receptionOf = (frame: ReceivedFrame): protocol.RxMetadata => ({
  lorawan: {
    modulation: frame.modulation,
    data_rate: frame.dataRate,
    bit_rate: frame.bitRate,
    coding_rate: frame.codingRate,
  },
});

/** v2's message for a frame that a gateway received; a location from account is one that the owner made public. */
export function uplinkMessage(identity: GatewayIdentity, frame: ReceivedFrame): router.UplinkMessage {
  const { id, location } = identity;
  return {
    payload: frame.phyPayload,
    protocol_metadata: receptionOf(frame),
    gateway_metadata: {
      gateway_id: id,
      gateway_trusted: false,
      timestamp: frame.timestamp,
      time: String(frame.time ?? 0),
      rf_chain: frame.rfChain,
      channel: frame.channel,
      antennas: frame.antennas.map(antennaOf),
      frequency: String(frame.frequencyHz),
      rssi: frame.rssi,
      snr: frame.snr,
      ...(location && { location: locationMetadata(location, 'REGISTRY') }),
    },
  };
}

const modulationOf = ({ modulation, data_rate, bit_rate, coding_rate }: lorawan.TxConfiguration) => ({
  modulation: modulation === 'FSK' || modulation === 1 ? ('FSK' as const) : ('LORA' as const),
  dataRate: data_rate ?? '',
  bitRate: bit_rate ?? 0,
  codingRate: coding_rate ?? '',
});

const radioOf = (radio: gateway.TxConfiguration) => ({
  timestamp: radio.timestamp ?? 0,
  frequencyHz: Number(radio.frequency ?? 0),
  rfChain: radio.rf_chain ?? 0,
  power: radio.power ?? 0,
  frequencyDeviation: radio.frequency_deviation ?? 0,
  polarizationInversion: radio.polarization_inversion ?? true,
});

/** What the gateway transmits for v2's message. */
export const transmissionOf = (message: router.DownlinkMessage): GatewayTransmission => ({
  phyPayload: Buffer.from(message.payload ?? ''),
  ...radioOf(message.gateway_configuration ?? {}),
  ...modulationOf(message.protocol_configuration?.lorawan ?? {}),
});
