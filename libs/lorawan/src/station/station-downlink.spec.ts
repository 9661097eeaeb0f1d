import { describe, expect, it } from '@jest/globals';
import { regions } from '../regions/regions.js';
import { stringifyExact } from './exact-json.js';
import { dnmsg } from './station-downlink.js';

const session = (1n << 56n) | (0x2an << 48n);
const xtime = session | 10_000_000n;
const phyPayload = Buffer.from('60da1b0126204623', 'hex');
const radio = {
  rfChain: 0,
  power: 27,
  bitRate: 0,
  codingRate: '4/5',
  frequencyDeviation: 0,
  polarizationInversion: true,
};
const transmission = {
  ...radio,
  phyPayload,
  modulation: 'LORA',
  dataRate: 'SF9BW125',
  frequencyHz: 869_525_000,
} as const;
const common = {
  ...{ msgtype: 'dnmsg', DevEui: '00-00-00-00-00-00-00-01', diid: 7, pdu: '60da1b0126204623', priority: 25 },
};
const data = { xtime, rctx: 1n, isJoin: false };

const messageAt = (timestamp: number, uplinks = [data]) =>
  dnmsg({ region: regions.EU868, transmission: { ...transmission, timestamp }, diid: 7, uplinks });

describe('The message for a downlink', () => {
  it('of class A has the window of the uplink that it answers, whose time comes back to the bit', () => {
    const first = { ...common, dC: 0, rctx: 1n, xtime, RxDelay: 1, RX1DR: 3, RX1Freq: 869_525_000 };
    expect(messageAt(11_000_000)).toEqual(first);
    expect(messageAt(12_000_000)).toEqual({
      ...{ ...common, dC: 0, rctx: 1n, xtime, RxDelay: 1, RX2DR: 3, RX2Freq: 869_525_000 },
    });
    expect(stringifyExact(first)).toContain('"rctx":1,"xtime":83879543069775488');
  });

  it('answers a join request after five or six seconds', () => {
    const joins = [data, { xtime: xtime + 7n, rctx: 2n, isJoin: true }];
    expect(messageAt(15_000_007, joins)).toMatchObject({ xtime: xtime + 7n, rctx: 2n, RxDelay: 5, RX1DR: 3 });
    expect(messageAt(16_000_007, joins)).toMatchObject({ xtime: xtime + 7n, RxDelay: 5, RX2DR: 3 });
  });

  it('at any other time counts from the last uplink, also where the timestamp starts again', () => {
    expect(messageAt(11_500_000)).toMatchObject({ xtime: session | 10_500_000n, RxDelay: 1, RX1DR: 3 });
    const late = { ...data, xtime: session | 0xffff_ff00n };
    expect(messageAt(1_000_000 - 0x100, [late])).toMatchObject({ xtime: late.xtime, RxDelay: 1 });
    expect(messageAt(1_000_001, [late])).toMatchObject({ xtime: session | 0x1_0000_0001n });
  });

  it('of class C is for RX2, without a time', () => {
    expect(messageAt(0)).toEqual({
      ...{ ...common, dC: 2, rctx: 1n, RxDelay: 0, RX2DR: 3, RX2Freq: 869_525_000 },
    });
    expect(messageAt(0, [])).toMatchObject({ dC: 2, rctx: 0n });
  });

  it('has the data rate of downlinks', () => {
    const wide = { ...transmission, timestamp: 11_000_000, dataRate: 'SF8BW500', frequencyHz: 923_300_000 };
    expect(dnmsg({ region: regions.US915, transmission: wide, diid: 1, uplinks: [data] })).toMatchObject({
      RX1DR: 12,
    });
  });

  it('cannot be made for an unknown data rate, or without an uplink', () => {
    const unknown = { ...transmission, timestamp: 0, dataRate: 'SF5BW125' };
    expect(dnmsg({ region: regions.EU868, transmission: unknown, diid: 1, uplinks: [] })).toBeUndefined();
    expect(messageAt(11_000_000, [])).toBeUndefined();
  });
});
