import { describe, expect, it } from '@jest/globals';
import { frequencyPlan } from '@fieldpost/lorawan';
import { ComparedWindows } from './compared-windows.js';

const planOf = (name: string) => {
  const plan = frequencyPlan(name);
  if (!plan) throw new Error(name);
  return plan;
};
const uplink = {
  ...{ modulation: 'LORA' as const, dataRate: 'SF7BW125', codingRate: '4/5', bitRate: 0 },
  ...{ frequencyHz: 868_100_000, isJoin: false },
};
const kept = new ComparedWindows();
const windows = (change: Partial<typeof uplink> = {}) =>
  kept
    .after(planOf('EU_863_870'), { ...uplink, ...change })
    .map(
      ({ window: { frequencyHz, delayMs, dataRate }, airtime, dutyCycle }) =>
        `${frequencyHz} ${delayMs} ${dataRate} ${airtime / 1e6} ${dutyCycle}`,
    );

describe('The windows after an uplink', () => {
  it('have the airtime of 64 bytes and the duty cycle of their frequency', () =>
    expect(windows()).toEqual([
      '868100000 1000 SF7BW125 118.016 0.01',
      '869525000 2000 SF9BW125 390.144 0.1',
    ]));

  it('are those of the settings of this uplink, also when others came before', () => {
    const changes = [
      { dataRate: 'SF12BW125' },
      { codingRate: '4/8' },
      { frequencyHz: 868_300_000 },
      { isJoin: true },
    ];
    const all = [...changes, {}].map((change) => windows(change).join());
    expect(new Set(all).size).toBe(all.length);
    expect([...changes, {}].map((change) => windows(change).join())).toEqual(all);
  });

  it('are kept for the next uplink with the same settings', () => {
    const plan = planOf('EU_863_870');
    expect(kept.after(plan, { ...uplink })).toBe(kept.after(plan, { ...uplink }));
  });

  it('are those of the plan of the gateway', () => {
    const frequencies = (plan: string) =>
      kept.after(planOf(plan), uplink).map(({ window }) => window.frequencyHz);
    expect(frequencies('EU_863_870')).toEqual([868_100_000, 869_525_000]);
    expect(frequencies('AS_920_923')).toEqual([868_100_000, 923_200_000]);
  });

  it('without a data rate that exists are RX2 only, however long its name is', () => {
    for (const dataRate of ['SF99', 'SF'.repeat(100_000)]) expect(windows({ dataRate })).toHaveLength(1);
  });
});
