import { describe, expect, it } from '@jest/globals';
import { airtime, cfListOf, frequencyPlan } from '@fieldpost/lorawan';
import { continuousWindow, type TransmitWindow, windowsAfter } from './windows.js';

const planOf = (name: string) => {
  const plan = frequencyPlan(name);
  if (!plan) throw new Error(`no plan ${name}`);
  return plan;
};
const asia = planOf('AS_923_925');
const names = ['SF12BW125', 'SF11BW125', 'SF10BW125', 'SF9BW125', 'SF8BW125', 'SF7BW125'];
const after = (dataRate: string, isJoin = false, plan = asia) =>
  windowsAfter(plan, { modulation: 'LORA', dataRate, bitRate: 0, frequencyHz: 923_200_000, isJoin });
const longestMs = (window: TransmitWindow) =>
  airtime({ ...window, codingRate: '4/5', length: window.maxLength }) / 1e6;

describe('A downlink in Asia', () => {
  it('takes at most 400 ms in every window', () => {
    const windows = [
      ...names.flatMap((name) => after(name)),
      ...[continuousWindow(asia)].flatMap((one) => one ?? []),
    ];
    expect(windows).toHaveLength(11);
    for (const window of windows) expect(longestMs(window)).toBeLessThanOrEqual(400);
  });

  it('is sent in RX2 after an uplink at SF12 or SF11, since RX1 depends on what the device was told', () => {
    const rates = (name: string) => after(name).map(({ delayMs, dataRate }) => [delayMs, dataRate]);
    for (const name of ['SF12BW125', 'SF11BW125']) expect(rates(name)).toEqual([[2_000, 'SF10BW125']]);
    expect(rates('SF9BW125')).toEqual([
      [1_000, 'SF9BW125'],
      [2_000, 'SF10BW125'],
    ]);
  });

  it('may be a join accept with all channels of the plan, at the data rate with which devices join', () => {
    const length = 17 + (cfListOf(asia)?.length ?? 0);
    expect(length).toBe(33);
    for (const { maxLength } of after('SF10BW125', true)) expect(maxLength).toBeGreaterThanOrEqual(length);
  });
});

describe('A downlink in Europe', () => {
  it('may be as long as its data rate allows', () => {
    const windows = windowsAfter(planOf('EU_863_870'), {
      ...{ modulation: 'LORA', dataRate: 'SF12BW125', bitRate: 0 },
      ...{ frequencyHz: 868_100_000, isJoin: false },
    });
    expect(windows.map(({ dataRate, maxLength }) => [dataRate, maxLength])).toEqual([
      ['SF12BW125', 64],
      ['SF9BW125', 128],
    ]);
  });
});
