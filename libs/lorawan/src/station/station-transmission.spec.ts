import { describe, expect, it } from '@jest/globals';
import { regions } from '../regions/regions.js';
import { dnmsg } from './station-downlink.js';
import { stationTransmission } from './station-transmission.js';

const region = regions.EU868;
const xtime = (1n << 56n) | (0x2an << 48n) | 10_000_000n;
const transmission = {
  ...{ phyPayload: Buffer.from('60da1b0126204623', 'hex'), frequencyHz: 869_525_000, dataRate: 'SF9BW125' },
  modulation: 'LORA' as const,
  ...{ rfChain: 0, power: 27, bitRate: 0, codingRate: '4/5' },
  ...{ frequencyDeviation: 0, polarizationInversion: true },
};

describe('What a station transmits', () => {
  it.each([
    ['in RX1', 11_000_000, 11_000_000],
    ['in RX2', 12_000_000, 12_000_000],
    ['at another time', 20_500_000, 20_500_000],
    ['at once', 0, undefined],
  ])('is the frame of the message, %s', (_, timestamp, tmst) => {
    const uplinks = [{ xtime, rctx: 1n, isJoin: false }];
    const message = dnmsg({ region, transmission: { ...transmission, timestamp }, diid: 7, uplinks });
    const { phyPayload, frequencyHz, dataRate } = transmission;
    expect(stationTransmission(region, message ?? {})).toEqual({ phyPayload, frequencyHz, dataRate, tmst });
  });

  it.each([{}, { RX1Freq: 868_100_000, RX1DR: 99, pdu: '60' }, { RX2Freq: 0, RX2DR: 0, pdu: '60' }])(
    'is nothing for %j',
    (message) => expect(stationTransmission(region, message)).toBeUndefined(),
  );
});
