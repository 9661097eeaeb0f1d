import { airtime, type SentFrame } from '@fieldpost/lorawan';
import type { TransmitOption } from '../receptions/frame-copy.js';

/** A frame of `length` bytes in a window, as its airtime counts; `now` in milliseconds of `performance.now()`. */
export function sentFrameOf({ option, dueAt }: TransmitOption, length: number, now: number): SentFrame {
  const {
    modulation,
    data_rate: dataRate = '',
    bit_rate: bitRate = 0,
    coding_rate: codingRate = '',
  } = option.protocol_configuration?.lorawan ?? {};
  const isFsk = modulation === 'FSK' || modulation === 1;
  const ns = airtime({ modulation: isFsk ? 'FSK' : 'LORA', dataRate, bitRate, codingRate, length });
  const frequencyHz = Number(option.gateway_configuration?.frequency ?? 0);
  return { frequencyHz, at: Date.now() + Math.max(0, dueAt - now), airtime: ns / 1e6 };
}
