import { beforeEach, describe, expect, it } from '@jest/globals';
import { Metrics } from '@fieldpost/observability';
import { measureDiscovery } from './discovery.metrics.js';

const feed = { staleSince: undefined as Date | undefined, changesBehind: 0, loads: 1 };
const tally = { up: 3, down: 2, unknown: 1, metadata: 40 };
const register = { count: () => 6, tally: () => tally };
let now: Date;
let metrics: Metrics;

beforeEach(() => {
  now = new Date('2026-11-21T12:00:00Z');
  feed.staleSince = undefined;
  metrics = new Metrics('discovery');
  measureDiscovery(metrics, { register, feed, watchers: { count: 5 } }, () => now);
});

const value = async (name: string, labels = '') => {
  const line = `fieldpost_discovery_${name}{${labels}app="discovery"} `;
  const found = (await metrics.text()).split('\n').find((each) => each.startsWith(line));
  return found && Number(found.slice(line.length));
};

describe('The metrics of discovery', () => {
  it('count the components and identifiers of each service', async () => {
    expect(await value('announcements', 'service="handler",')).toBe(6);
    expect(await value('metadata', 'service="broker",')).toBe(40);
  });

  it.each([
    ['up', 3],
    ['down', 2],
    ['unknown', 1],
  ])('count the components that are %s', async (state, count) =>
    expect(await value('components', `service="router",state="${state}",`)).toBe(count),
  );

  it('are stale for no time while the database is there, and ever longer when it is lost', async () => {
    expect(await value('stale_seconds')).toBe(0);
    feed.staleSince = now;
    now = new Date(now.getTime() + 1_500);
    expect(await value('stale_seconds')).toBe(1.5);
  });

  it('have watchers, lag, and reloads', async () => {
    feed.changesBehind = 7;
    expect(await value('watchers')).toBe(5);
    expect(await value('lag_changes')).toBe(7);
    expect(await value('loads_total')).toBe(1);
  });
});
