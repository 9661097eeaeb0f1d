import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '@fieldpost/testing';
import { Register } from '../register/register.js';
import { ChangeFeed } from './change-feed.js';
import { handlerRow, MemoryFeed } from '../../test/memory/memory-feed.js';

const lostAt = new Date('2026-11-21T12:00:00Z');
const quiet = { info: () => undefined, warn: () => undefined };

let register: Register;
let source: MemoryFeed;
let feed: ChangeFeed;

const idsOf = () => register.list('handler').map(({ announcement: { id } }) => id);
const announce = (id: string) => source.write({ announced: handlerRow(id) });
const hasAll = (count: number) => until(`${count} handlers`, () => register.count('handler') === count);

beforeEach(async () => {
  register = new Register();
  source = new MemoryFeed();
  const options = { keptChanges: 3, pollMs: 60_000, retryMs: 1, now: () => lostAt };
  feed = new ChangeFeed(register, source, options, quiet);
  announce('h1');
  await feed.onModuleInit();
});
afterEach(() => feed.onModuleDestroy());

describe('The change feed', () => {
  it('starts with everything there is', () => expect(idsOf()).toEqual(['h1']));

  it('applies all changes of a notification, in any number', async () => {
    for (const id of ['h2', 'h3', 'h4', 'h5', 'h6']) announce(id);
    source.tell();
    await hasAll(6);
    expect(source.loads).toBe(1);
  });

  it('knows how many changes it is behind, while there are more than it reads at once', async () => {
    const behind: number[] = [];
    feed.onChange(() => behind.push(feed.changesBehind));
    for (const id of ['h2', 'h3', 'h4', 'h5', 'h6']) announce(id);
    source.tell();
    await hasAll(6);
    expect(behind).toEqual([3, 1, 0]);
  });

  it('reads what was committed before without a notification, when a caller wants to be up to date', async () => {
    announce('h2');
    await Promise.all([feed.catchUp(), feed.catchUp()]);
    expect(idsOf()).toEqual(['h1', 'h2']);
    for (const id of ['h3', 'h4', 'h5', 'h6']) announce(id);
    await feed.catchUp();
    expect(idsOf()).toEqual(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
  });

  it('keeps no caller waiting while the database is lost', async () => {
    source.lose();
    await feed.catchUp();
    await until('the loss is noticed', () => feed.staleSince !== undefined);
    await feed.catchUp();
    expect(idsOf()).toEqual(['h1']);
  });

  it('reads the database at most once in some milliseconds, however many callers want to be up to date', async () => {
    await feed.catchUp();
    const [reads, began] = [source.reads, performance.now()];
    for (let times = 0; times < 20; times += 1)
      await Promise.all(Array.from({ length: 50 }, () => feed.catchUp()));
    expect(source.reads - reads).toBeLessThanOrEqual(20);
    expect(performance.now() - began).toBeGreaterThan(100);
  });

  it('reads changes without a notification, after some time', async () => {
    await feed.onModuleDestroy();
    const options = { keptChanges: 3, pollMs: 5, retryMs: 1, now: () => lostAt };
    feed = new ChangeFeed(register, source, options, quiet);
    await feed.onModuleInit();
    announce('h2');
    await hasAll(2);
  });

  it('resolves a write when the register shows it', async () => {
    await feed.write(async () => announce('h2'));
    expect(idsOf()).toEqual(['h1', 'h2']);
  });

  it('skips a change that it does not know', async () => {
    source.write({});
    await feed.write(async () => announce('h2'));
    expect(idsOf()).toEqual(['h1', 'h2']);
  });

  it('reads everything again when the changes that it needs were deleted', async () => {
    for (const id of ['h2', 'h3', 'h4', 'h5', 'h6']) announce(id);
    await source.prune(2);
    source.tell();
    await hasAll(6);
    expect(source.loads).toBe(2);
  });

  it.each([
    ['shorter', 0],
    ['longer', 4],
  ])('reads everything again when the database has another, %s history', async (_, more) => {
    source.restart('second');
    announce('other');
    for (let count = 0; count < more; count += 1) announce(`other-${count}`);
    source.tell();
    await until('the other handlers', () => idsOf()[0] === 'other');
    expect(feed.epoch).toBe('second');
    expect(register.count('handler')).toBe(1 + more);
  });
});

describe('A change feed without its database', () => {
  beforeEach(async () => {
    source.lose();
    await until('the loss', () => feed.staleSince !== undefined);
  });

  it('goes on answering and says since when it is stale', () => {
    expect(idsOf()).toEqual(['h1']);
    expect(feed.remark).toBe('stale since 2026-11-21T12:00:00.000Z');
  });

  it('rejects writes without trying them', async () => {
    let tried = 0;
    const write = feed.write(async () => (tried += 1));
    await expect(write).rejects.toMatchObject({ kind: 'unavailable' });
    expect(tried).toBe(0);
  });

  it('catches up when the database is back, without a gap', async () => {
    announce('h2');
    announce('h3');
    source.isLost = false;
    await hasAll(3);
    await until('the end of the loss', () => feed.staleSince === undefined);
    expect(source.loads).toBe(1);
  });
});

describe('A write under way', () => {
  it('fails when the database connection is lost before the response', async () => {
    const write = feed.write(() => sleep(60_000, 1, { ref: false }));
    source.lose();
    await expect(write).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('fails with its own error when it has one', () =>
    expect(feed.write(() => Promise.reject(new Error('value too long')))).rejects.toThrow('value too long'));
});
