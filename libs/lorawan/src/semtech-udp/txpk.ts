/** A frame that a gateway has to transmit to a device. */
export interface GatewayTransmission {
  readonly phyPayload: Buffer;
  /** Clock of the concentrator at which the transmission starts; 0: as soon as possible. */
  readonly timestamp: number;
  readonly frequencyHz: number;
  readonly rfChain: number;
  /** In dBm. */
  readonly power: number;
  readonly modulation: 'LORA' | 'FSK';
  /** `SF7BW125`; LoRa only. */
  readonly dataRate: string;
  /** Bits per second; FSK only. */
  readonly bitRate: number;
  /** `4/5`; LoRa only. */
  readonly codingRate: string;
  /** In Hz; FSK only. */
  readonly frequencyDeviation: number;
  readonly polarizationInversion: boolean;
}

/** The object `txpk` of PULL_RESP. Downlinks of LoRa have no checksum of the payload (LoRaWAN 1.0.3 section 3.2). */
export const txpk = (transmission: GatewayTransmission): Readonly<Record<string, unknown>> => ({
  ...(transmission.timestamp === 0 ? { imme: true } : { tmst: transmission.timestamp }),
  freq: transmission.frequencyHz / 1e6,
  rfch: transmission.rfChain,
  powe: transmission.power,
  ...modulation(transmission),
  ipol: transmission.polarizationInversion,
  size: transmission.phyPayload.length,
  data: transmission.phyPayload.toString('base64'),
});

const modulation = ({ modulation, dataRate, codingRate, bitRate, frequencyDeviation }: GatewayTransmission) =>
  modulation === 'FSK'
    ? { modu: 'FSK', datr: bitRate, fdev: frequencyDeviation || bitRate / 2 }
    : { modu: 'LORA', datr: dataRate, codr: codingRate || '4/5', ncrc: true };
