import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '@fieldpost/testing';
import { handlerRow } from '../../test/memory/memory-feed.js';
import { RowReader } from '../feed/rows.js';
import { SharedTexts } from '../feed/shared-texts.js';
import { Register } from '../register/register.js';
import { Monitor, restAfter } from './monitor.js';
import type { Target } from './reach.js';

const rows = new RowReader(new SharedTexts(10));
const handler = (id: string) => ({ service_name: 'handler', id }) as const;

let register: Register;
let monitor: Monitor | undefined;
let reports: unknown[];

beforeEach(() => {
  register = new Register();
  reports = [];
});
afterEach(() => monitor?.onModuleDestroy());

const announce = (id: string, net_address: string) =>
  register.announce(rows.announcement({ ...handlerRow(id), net_address }));

function start(canReach: (target: Target) => Promise<boolean>, perSecond = 1_000): void {
  const options = { perSecond, atOnce: 2, restMs: 1, canReach, now: () => new Date(0) };
  monitor = new Monitor(register, options, { info: (count: unknown) => reports.push(count) });
  monitor.onApplicationBootstrap();
}

describe('The monitor', () => {
  it('notes who can be reached and who cannot, and counts them', async () => {
    announce('good', 'good.example:1904');
    announce('bad', 'bad.example:1904');
    announce('nowhere', '');
    start(async ({ host }) => host === 'good.example');
    await until('a round', () => reports.length > 0);
    expect(register.get(handler('good'))?.health).toEqual({ state: 'up', since: new Date(0) });
    expect(register.get(handler('bad'))?.health?.state).toBe('down');
    expect(register.get(handler('nowhere'))?.health).toBeUndefined();
    expect(reports[0]).toEqual({ up: 1, down: 1, unknown: 1 });
  });

  it('tries again, and notes when that has changed', async () => {
    announce('h1', 'h1.example:1904');
    let isUp = false;
    start(async () => isUp);
    await until('the first result', () => register.get(handler('h1'))?.health?.state === 'down');
    isUp = true;
    await until('the second result', () => register.get(handler('h1'))?.health?.state === 'up');
  });

  it('never tries more at the same time than it may', async () => {
    for (let at = 0; at < 10; at += 1) announce(`h${at}`, `h${at}.example:1904`);
    let [now, most] = [0, 0];
    start(async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setTimeout(resolve, 10));
      now -= 1;
      return true;
    });
    await until('a round', () => reports.length > 0);
    expect(most).toBe(2);
  });

  it.each([
    [0, 2_000],
    [5_000, 5_000],
    [3_600_000, 60_000],
  ])(
    'rests after %i ms for %i ms, so that components that start with it are soon found up',
    (running, rest) => expect(restAfter(running, 60_000)).toBe(rest),
  );

  it('does nothing without an interval', async () => {
    announce('h1', 'h1.example:1904');
    start(() => Promise.reject(new Error('tried')), 0);
    await monitor?.onModuleDestroy();
    expect(reports).toEqual([]);
  });
});
