import { isIPv6 } from 'node:net';
import type { gateway, lorawan, protocol, router } from '@fieldpost/contracts';
import type { ForwarderStatus, GatewayTransmission, ReceivedFrame } from '@fieldpost/lorawan';
import type { GatewayIdentity, GatewayLocation } from '../gateway-traffic.js';

const dayNs = 86_400_000_000_000n;
const nsPerMs = 1_000_000n;

const locationMetadata = (
  { latitude, longitude, altitude }: GatewayLocation,
  source: 'GPS' | 'REGISTRY',
) => ({
  latitude,
  longitude,
  altitude,
  source,
});

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

/** v2's platform has the versions of the hardware behind it. */
function platformOf({ platform, fpga, dsp, hal }: ForwarderStatus): string {
  if (fpga === 0 && dsp === 0 && hal === '') return platform;
  return `${platform} (FPGA ${fpga}, DSP ${dsp}, HAL ${hal})`.trimStart();
}

/** Forwarders without a battery-backed clock report a boot in another year. */
const bootTimeOf = ({ time, bootTime }: ForwarderStatus): bigint =>
  time !== undefined && bootTime !== undefined && time - bootTime < dayNs ? bootTime : 0n;

const withoutPrefix = (address: string): string =>
  isIPv6(address) ? address.replace(/^::ffff:(?=[\d.]+$)/, '') : address;

/** v2's status of a gateway, from the report of its packet forwarder; `now` in Unix milliseconds. */
export function statusMessage(
  { frequencyPlan }: GatewayIdentity,
  status: ForwarderStatus,
  { address, now }: { readonly address: string; readonly now: number },
): gateway.Status {
  const { location, temperature } = status;
  return {
    time: String(status.time ?? BigInt(now) * nsPerMs),
    boot_time: String(bootTimeOf(status)),
    gateway_trusted: false,
    ip: [withoutPrefix(address)],
    platform: platformOf(status),
    contact_email: status.contactEmail,
    description: status.description,
    frequency_plan: frequencyPlan,
    ...{ fpga: status.fpga, dsp: status.dsp, hal: status.hal },
    ...{ rx_in: status.rxIn, rx_ok: status.rxOk, tx_in: status.txIn, tx_ok: status.txOk },
    ...{ lm_ok: status.lmOk, lm_st: status.lmSt, lm_nw: status.lmNw, l_pps: status.lPps },
    ...(location && { location: locationMetadata(location, 'GPS') }),
    ...(temperature !== undefined && { os: { temperature } }),
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
