/** How a frame was or will be sent, in the terms of the protocol; `length` is that of the whole PHYPayload in bytes. */
export interface Transmission {
  readonly modulation: 'LORA' | 'FSK';
  /** `SF7BW125`; LoRa only. */
  readonly dataRate: string;
  /** `4/5` to `4/8`; LoRa only. */
  readonly codingRate: string;
  /** Bits per second; FSK only. */
  readonly bitRate: number;
  readonly length: number;
}

export interface LoraDataRate {
  readonly spreadingFactor: number;
  /** In kHz. */
  readonly bandwidth: number;
}

const dataRatePattern = /^SF([7-9]|1[0-2])BW(125|250|500)$/;
const codingRates = ['4/5', '4/6', '4/7', '4/8'];

/** Reads `SF7BW125` to `SF12BW500`; anything else is no LoRa data rate. */
export function parseDataRate(dataRate: string): LoraDataRate | undefined {
  const [, spreadingFactor, bandwidth] = dataRatePattern.exec(dataRate) ?? [];
  return spreadingFactor === undefined
    ? undefined
    : { spreadingFactor: Number(spreadingFactor), bandwidth: Number(bandwidth) };
}

/** Time on air in whole nanoseconds (docs/protocol/uplinks.md#airtime), or 0 for unknown settings. */
export const airtime = (transmission: Transmission): number =>
  transmission.modulation === 'FSK' ? fskAirtime(transmission) : loraAirtime(transmission);

/** Around the payload FSK sends 5 bytes of preamble, 3 of synchronisation, 1 of length and 2 of checksum. */
const fskAirtime = ({ bitRate, length }: Transmission): number =>
  bitRate > 0 ? Math.floor((1e9 * (length + 11) * 8) / bitRate) : 0;

function loraAirtime({ dataRate, codingRate, length }: Transmission): number {
  const rate = parseDataRate(dataRate);
  const redundancy = codingRates.indexOf(codingRate) + 1;
  if (!rate || redundancy === 0) return 0;

  const { spreadingFactor, bandwidth } = rate;
  const isSlow = bandwidth === 125 && spreadingFactor >= 11;
  const bits = 8 * length - 4 * spreadingFactor + 28 + 16;
  const bitsPerGroup = 4 * (spreadingFactor - (isSlow ? 2 : 0));
  const symbols = 8 + Math.max(0, Math.ceil(bits / bitsPerGroup) * (redundancy + 4));
  // 10^6 / kHz is a whole number and the preamble ends on a quarter of a symbol, so that nothing is rounded.
  return (symbols + 12.25) * 2 ** spreadingFactor * (1e6 / bandwidth);
}
