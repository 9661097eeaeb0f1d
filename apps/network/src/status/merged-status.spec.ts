import { describe, expect, it } from '@jest/globals';
import type { GatewayReport } from './gateway-report.js';
import { mergedReport, mergedSummary, mergedUnregistered } from './merged-status.js';

const uplinkAt = (at: number) =>
  ({ at, frequencyHz: 868_100_000, dataRate: 'SF7BW125', rssi: -60, snr: 7, length: 20 }) as never;

const report = (more: Partial<GatewayReport>): GatewayReport => ({
  ...{ id: 'gateway-1', isConnected: false, lastSeen: undefined, uplinks: 0, downlinks: 0, rejections: 0 },
  ...{ link: undefined, status: undefined, lastRejection: undefined, dutyCycle: [], lastUplinks: [] },
  ...more,
});

describe('A gateway of several replicas', () => {
  it('is connected when it is connected to one of them, and was seen when one of them heard it last', () => {
    const [here, there] = [report({ lastSeen: 5 }), report({ isConnected: true, lastSeen: 3 })];
    expect(mergedSummary(here, [there])).toMatchObject({ isConnected: true, lastSeen: 5 });
    expect(mergedSummary(report({}), [report({})])).toMatchObject({
      isConnected: false,
      lastSeen: undefined,
    });
  });

  it('has the counts of all, and the connection of the one that it is connected to', () => {
    const link = { protocol: 'udp', address: '192.0.2.1' } as const;
    const here = report({ lastSeen: 9, uplinks: 2, lastUplinks: [uplinkAt(9), uplinkAt(7)] });
    const there = report({ isConnected: true, link, uplinks: 3, downlinks: 1, lastUplinks: [uplinkAt(8)] });
    const merged = mergedReport(here, [there]);
    expect(merged).toMatchObject({ link, uplinks: 5, downlinks: 1, lastSeen: 9 });
    expect(merged.lastUplinks.map(({ at }) => at)).toEqual([9, 8, 7]);
  });

  it('is listed once when it is not registered', () => {
    const one = { eui: 'A', address: 'near', packets: 1, firstSeen: 4, lastSeen: 6 };
    const lists = [[one], [{ ...one, address: 'far', packets: 2, firstSeen: 1, lastSeen: 5 }]];
    expect(mergedUnregistered(lists)).toEqual([{ ...one, packets: 3, firstSeen: 1 }]);
  });
});
