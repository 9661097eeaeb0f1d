import { randomBytes } from 'node:crypto';
import type { broker, gateway, protocol } from '@fieldpost/contracts';

/** How a frame was received. Frequencies in Hz; `serverTime` in Unix nanoseconds. */
export interface Reception {
  readonly gateways: readonly gateway.RxMetadata[];
  readonly dataRate: string;
  readonly codingRate: string;
  readonly serverTime: bigint;
}

/** Options of a delivery; the defaults are those of an ordinary one. */
export interface Delivery {
  readonly reception?: Partial<Reception>;
  /** `wrong_mic`: the frame is broken on its way to the handler. `no_gateway`: no gateway can send a downlink. */
  readonly flaw?: 'wrong_mic' | 'no_gateway';
  /** How often the handler gets the uplink, 1 when left out. */
  readonly copies?: number;
}

const nanosecondsPerMs = 1_000_000n;

/** One gateway at the frequency and data rate of the examples in docs/protocol/mqtt.md#uplink-messages, now. */
export const standardReception = (now: number): Reception => ({
  gateways: [
    {
      gateway_id: 'test-gateway',
      gateway_trusted: true,
      timestamp: Math.floor(now % 2 ** 32),
      frequency: '868100000',
      rssi: -25,
      snr: 5,
    },
  ],
  dataRate: 'SF7BW125',
  codingRate: '4/5',
  serverTime: BigInt(now) * nanosecondsPerMs,
});

/** The LoRaWAN part of the metadata; `fCnt` is the whole counter of a data frame. */
export const protocolMetadata = (reception: Reception, fCnt: number): protocol.RxMetadata => ({
  lorawan: {
    modulation: 'LORA',
    data_rate: reception.dataRate,
    coding_rate: reception.codingRate,
    f_cnt: fCnt,
    frequency_plan: 'EU_863_870',
  },
});

const receiveDelayUs = 1_000_000;
const powerDbm = 14;

/** The first receive window of the first gateway; `fCnt` is the whole counter of a data frame that would use it. */
export function downlinkOption(reception: Reception, routerId: string, fCnt?: number): broker.DownlinkOption {
  const [first] = reception.gateways;
  return {
    identifier: `${routerId}:${randomBytes(8).toString('base64url')}`,
    gateway_id: first?.gateway_id ?? '',
    score: 10,
    deadline: (reception.serverTime + BigInt(receiveDelayUs) * 1_000n).toString(),
    protocol_configuration: {
      lorawan: {
        modulation: 'LORA',
        data_rate: reception.dataRate,
        coding_rate: reception.codingRate,
        ...(fCnt !== undefined && { f_cnt: fCnt }),
      },
    },
    gateway_configuration: {
      timestamp: ((first?.timestamp ?? 0) + receiveDelayUs) % 2 ** 32,
      frequency: first?.frequency ?? '0',
      power: powerDbm,
      polarization_inversion: true,
    },
  };
}
