import { beforeEach, describe, expect, it } from '@jest/globals';
import { AppId, DevId, hourMs } from '@fieldpost/domain';
import { LeadershipMemory } from '../../test/memory/leadership.memory.js';
import type { CountedIn, DeviceCounts } from './hourly-counts.js';
import { TrafficCounters } from './traffic-counters.js';
import type { TrafficRepository } from './traffic.repository.js';

const appId = AppId('my-app');
const [one, two] = [DevId('dev-1'), DevId('dev-2')] as const;
const bounds = { intervalMs: 5, devices: 4, writeAt: 100, batch: 2 };
const unknown = { decoded: null, decoding_errors: null };
const plain = { decoded: 0, decoding_errors: 0 };
const none = { uplinks: 0, downlinks: 0, joins: 0, errors: 0, ...unknown };

let written: { readonly at: CountedIn; readonly counts: readonly DeviceCounts[] }[];
let failures: number;
let now: number;
let leadership: LeadershipMemory;
let counters: TrafficCounters;

const repository = {
  add: async (at: CountedIn, counts: readonly DeviceCounts[]) => {
    if (failures > 0) {
      failures -= 1;
      throw new Error('no database');
    }
    written.push({ at, counts });
  },
};
const countersWith = (days: number) =>
  new TrafficCounters(
    repository as TrafficRepository,
    leadership,
    { warn: () => {} },
    { HANDLER_TRAFFIC_DAYS: days },
    bounds,
    () => now,
  );
const uplinkOf = (dev_id: DevId) => counters.uplink({ app_id: appId, dev_id });

beforeEach(() => {
  [written, failures, now] = [[], 0, 10 * hourMs];
  leadership = new LeadershipMemory();
  counters = countersWith(90);
});

describe('The counters of traffic', () => {
  it('count messages of each device, by what they are, in one statement', async () => {
    uplinkOf(one);
    uplinkOf(one);
    counters.event(appId, one, 'down/sent');
    counters.event(appId, one, 'activations');
    for (const type of ['up/errors', 'down/errors', 'activations/errors'] as const)
      counters.event(appId, two, type);
    for (const type of ['create', 'down/scheduled', 'down/acks'] as const) counters.event(appId, two, type);
    await counters.flush();
    expect(written).toEqual([
      {
        at: { hour: 10, epoch: '1' },
        counts: [
          { appId, devId: one, uplinks: 2, downlinks: 1, joins: 1, errors: 0, ...plain },
          { appId, devId: two, ...none, errors: 3 },
        ],
      },
    ]);
    await counters.flush();
    expect(written).toHaveLength(1);
  });

  it('say how many uplinks have fields, and of how many the decoder failed', async () => {
    counters.uplink({ app_id: appId, dev_id: one, payload_fields: { level: 1 } });
    counters.uplink({ app_id: appId, dev_id: one }, 'bad frame');
    uplinkOf(one);
    failures = 1;
    await counters.flush();
    counters.event(appId, one, 'activations');
    counters.event(appId, two, 'activations');
    counters.uplink({ app_id: appId, dev_id: two }, 'bad frame');
    await counters.flush();
    expect(written.map(({ counts }) => counts)).toEqual([
      [
        { appId, devId: one, ...none, uplinks: 3, joins: 1, decoded: 1, decoding_errors: 1 },
        { appId, devId: two, ...none, uplinks: 1, joins: 1, decoded: 0, decoding_errors: 1 },
      ],
    ]);
  });

  it('are separate for hours, and for the epochs in which a replica leads or follows', async () => {
    uplinkOf(one);
    now += hourMs;
    uplinkOf(one);
    leadership.end();
    uplinkOf(one);
    leadership.begin();
    uplinkOf(one);
    await counters.flush();
    expect(written.map(({ at }) => at)).toEqual([
      { hour: 10, epoch: '1' },
      { hour: 11, epoch: '1' },
      { hour: 11, epoch: null },
      { hour: 11, epoch: '2' },
    ]);
  });

  it('are written again after a failure, together with what was counted meanwhile', async () => {
    failures = 1;
    uplinkOf(one);
    await counters.flush();
    uplinkOf(one);
    await counters.flush();
    expect(written.map(({ counts }) => counts)).toEqual([
      [{ appId, devId: one, ...none, ...plain, uplinks: 2 }],
    ]);
  });

  it('are written in batches, and not for more devices than the bound allows', async () => {
    for (const n of [1, 2, 3, 4, 5, 1]) uplinkOf(DevId(`dev-${n}`));
    await counters.flush();
    expect(written.map(({ counts }) => counts.map(({ devId, uplinks }) => [devId, uplinks]))).toEqual([
      [
        ['dev-1', 2],
        ['dev-2', 1],
      ],
      [
        ['dev-3', 1],
        ['dev-4', 1],
      ],
    ]);
  });

  it('are written while the handler runs, and when it ends', async () => {
    counters.onApplicationBootstrap();
    uplinkOf(one);
    while (written.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    uplinkOf(two);
    await counters.beforeApplicationShutdown();
    expect(written.flatMap(({ counts }) => counts.map(({ devId }) => devId))).toEqual([one, two]);
  });

  it('count nothing when nothing is to be kept', async () => {
    counters = countersWith(0);
    uplinkOf(one);
    await counters.flush();
    expect(written).toEqual([]);
  });
});
