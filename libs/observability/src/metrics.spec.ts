import { beforeEach, describe, expect, it } from '@jest/globals';
import { Metrics } from './metrics.js';

let metrics: Metrics;
beforeEach(() => void (metrics = new Metrics('shed')));

/** The lines of one metric, without HELP and TYPE. */
const lines = async (name: string) =>
  (await metrics.text()).split('\n').filter((line) => line.startsWith(name));

describe('Metrics', () => {
  it('include metrics of the process, labelled with the app', async () =>
    expect(await lines('process_resident_memory_bytes')).toEqual([
      expect.stringMatching(/^process_resident_memory_bytes\{app="shed"\} \d+/),
    ]));

  it('belong to one registry, so that two of them may have metrics of the same name', async () => {
    new Metrics('barn').gauge({ name: 'shed_windows', help: 'Windows.', labels: [] }, () => []);
    metrics.gauge({ name: 'shed_windows', help: 'Windows.', labels: [] }, () => [{ labels: {}, value: 2 }]);
    expect(await lines('shed_windows')).toEqual(['shed_windows{app="shed"} 2']);
  });

  it('reject a name that is registered already', () => {
    metrics.gauge({ name: 'shed_windows', help: 'Windows.', labels: [] }, () => []);
    expect(() => metrics.gauge({ name: 'shed_windows', help: 'Windows.', labels: [] }, () => [])).toThrow(
      'shed_windows',
    );
  });

  it('fail as a whole when one value cannot be read, instead of leaving it out', async () => {
    metrics.gauge({ name: 'shed_windows', help: 'Windows.', labels: [] }, () => {
      throw new Error('no key');
    });
    await expect(metrics.text()).rejects.toThrow('no key');
  });
});

describe('A gauge', () => {
  it('is read at each scrape, and drops labels that no longer occur', async () => {
    const windows = new Map([
      ['open', 2],
      ['shut', 1],
    ]);
    metrics.gauge({ name: 'shed_windows', help: 'Windows by state.', labels: ['state'] }, () =>
      [...windows].map(([state, value]) => ({ labels: { state }, value })),
    );
    expect(await lines('shed_windows')).toEqual([
      'shed_windows{state="open",app="shed"} 2',
      'shed_windows{state="shut",app="shed"} 1',
    ]);
    windows.delete('open');
    windows.set('shut', 3);
    expect(await lines('shed_windows')).toEqual(['shed_windows{state="shut",app="shed"} 3']);
  });
});

describe('A counter', () => {
  it('shows how far it is, however often it is read', async () => {
    metrics.counter({ name: 'shed_visits_total', help: 'Visits.', labels: [] }, () => [
      { labels: {}, value: 7 },
    ]);
    await metrics.text();
    expect(await lines('shed_visits_total')).toEqual(['shed_visits_total{app="shed"} 7']);
  });
});

describe('A histogram', () => {
  it('counts values up to each bound', async () => {
    const observeOf = metrics.histogram(
      { name: 'shed_stay_seconds', help: 'Length of visits.', labels: ['guest'] },
      [1, 10],
    );
    const observe = observeOf({ guest: 'cat' });
    for (const value of [0.5, 5, 50]) observe(value);
    const counts = (await lines('shed_stay_seconds')).map((line) => line.split(' ').at(-1));
    expect(counts).toEqual(['1', '2', '3', '55.5', '3']);
  });
});
