import { beforeEach, describe, expect, it } from '@jest/globals';
import { Metrics } from './metrics.js';
import { Tally } from './tallies.js';

let metrics: Metrics;
beforeEach(() => void (metrics = new Metrics('shed')));

const lines = async (name: string) =>
  (await metrics.text()).split('\n').filter((line) => line.startsWith(name));

describe('A tally', () => {
  it('counts by one label, and shows those that were never counted', async () => {
    const tally = new Tally(['cat', 'dog']);
    tally.count('cat');
    tally.count('cow', 2);
    metrics.counter({ name: 'shed_guests_total', help: 'Guests.', labels: ['kind'] }, () =>
      tally.samples('kind'),
    );
    expect(await lines('shed_guests_total')).toEqual([
      'shed_guests_total{kind="cat",app="shed"} 1',
      'shed_guests_total{kind="dog",app="shed"} 0',
      'shed_guests_total{kind="cow",app="shed"} 2',
    ]);
  });
});

describe('Queues and caches', () => {
  it('are shown by name', async () => {
    metrics.queue('mail', () => ({ length: 1, capacity: 3, rejected: 2 }));
    metrics.cache('keys', () => ({ size: 4, hits: 5, misses: 6 }));
    expect([...(await lines('fieldpost_queue')), ...(await lines('fieldpost_cache'))]).toEqual([
      'fieldpost_queue_length{queue="mail",app="shed"} 1',
      'fieldpost_queue_capacity{queue="mail",app="shed"} 3',
      'fieldpost_queue_rejected_total{queue="mail",app="shed"} 2',
      'fieldpost_cache_size{cache="keys",app="shed"} 4',
      'fieldpost_cache_hits_total{cache="keys",app="shed"} 5',
      'fieldpost_cache_misses_total{cache="keys",app="shed"} 6',
    ]);
  });
});
