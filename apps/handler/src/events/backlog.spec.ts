import { describe, expect, it } from '@jest/globals';
import { AppId } from '@fieldpost/domain';
import { Backlog, type BacklogBounds, type ShareOf } from './backlog.js';

interface Item {
  readonly appId: AppId;
  readonly name: string;
}

const item = (name: string): Item => ({ appId: AppId(`app-${name[0]}`), name });

function backlogOf(bounds: Partial<BacklogBounds> = {}, shareOf: ShareOf = (appId) => appId) {
  const dropped: string[] = [];
  const backlog = new Backlog<Item>({
    bounds: { items: Infinity, room: Infinity, ...bounds },
    shareOf,
    roomOf: ({ name }) => name.length,
    onDropped: ({ name }) => void dropped.push(name),
  });
  return { backlog, dropped };
}

const drain = (backlog: Backlog<Item>): string[] => {
  const names: string[] = [];
  for (let next = backlog.take(); next; next = backlog.take()) names.push(next.name);
  return names;
};

describe('What waits for something slow', () => {
  it('leaves in turns, one item of each application, each in its own order', () => {
    const { backlog } = backlogOf();
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) backlog.add(item(name));
    expect(drain(backlog)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
    expect([backlog.size, backlog.room]).toEqual([0, 0]);
  });

  it('goes first again when it could not be delivered, in the order in which it was taken', () => {
    const { backlog } = backlogOf();
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'b3']) backlog.add(item(name));
    const taken = [1, 2, 3, 4].map(() => backlog.take() as Item);
    backlog.putBack(taken);
    const names = drain(backlog);
    expect(names.filter((name) => name.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
    expect(names.filter((name) => name.startsWith('b'))).toEqual(['b1', 'b2', 'b3']);
  });

  it.each<[string, Partial<BacklogBounds>]>([
    ['many', { items: 8 }],
    ['large', { room: 16 }],
  ])('loses the oldest of the application with most of it, when it is too %s', (_what, bounds) => {
    const { backlog, dropped } = backlogOf(bounds);
    for (const name of ['a1', 'b1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'b2']) backlog.add(item(name));
    expect(dropped).toEqual(['a1', 'a2']);
    expect(drain(backlog)).toEqual(['a3', 'b1', 'a4', 'b2', 'a5', 'a6', 'a7', 'a8']);
  });

  it('loses of another application as soon as that one has more', () => {
    const { backlog, dropped } = backlogOf({ items: 40 });
    for (let n = 0; n < 40; n += 1) backlog.add(item(`a${n + 100}`));
    for (let n = 0; n < 60; n += 1) backlog.add(item(`b${n + 100}`));
    const rest = drain(backlog);
    expect(rest).toHaveLength(40);
    expect(rest.filter((name) => name.startsWith('a')).length).toBeGreaterThanOrEqual(19);
    expect(dropped.filter((name) => name.startsWith('b')).length).toBeGreaterThanOrEqual(39);
  });

  it('finds who has most after that one is served', () => {
    const { backlog, dropped } = backlogOf({ items: 10 });
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'b3', 'b4']) backlog.add(item(name));
    const before = [1, 2, 3].map(() => backlog.take()?.name);
    for (const name of ['c1', 'c2', 'c3', 'c4', 'c5']) backlog.add(item(name));
    expect(before).toEqual(['a1', 'b1', 'a2']);
    expect(dropped).toEqual(['c1']);
  });

  it('is bounded for what comes back, too', () => {
    const { backlog, dropped } = backlogOf({ items: 3 });
    backlog.add(item('a9'));
    backlog.putBack(['a1', 'a2', 'a3', 'a4'].map(item));
    expect(dropped).toEqual(['a1', 'a2']);
    expect(drain(backlog)).toEqual(['a3', 'a4', 'a9']);
  });

  const annsAreAAndB: ShareOf = (appId) => (appId === 'app-c' ? 'ben' : 'ann');

  it('leaves in turns, one item of each owner, and of each application within an owner', () => {
    const { backlog } = backlogOf({}, annsAreAAndB);
    for (const name of ['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'c3']) backlog.add(item(name));
    expect(drain(backlog)).toEqual(['a1', 'c1', 'b1', 'c2', 'a2', 'c3', 'b2']);
  });

  it('loses of the owner with most of it, though another one has the application with most', () => {
    const { backlog, dropped } = backlogOf({ items: 7 }, annsAreAAndB);
    for (const name of ['c1', 'c2', 'c3', 'a1', 'a2', 'b1', 'b2', 'c4']) backlog.add(item(name));
    expect(dropped).toEqual(['a1']);
  });

  it('keeps the order of an application whose owner becomes known while something of it waits', () => {
    let owner = 'unknown';
    const { backlog } = backlogOf({}, () => owner);
    backlog.add(item('a1'));
    backlog.add(item('a2'));
    owner = 'ann';
    for (const name of ['b1', 'a3']) backlog.add(item(name));
    expect(drain(backlog).filter((name) => name.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
  });

  it('keeps no place for what it has dropped, however long that goes on', () => {
    const { backlog } = backlogOf({ items: 3 });
    for (let n = 0; n < 100_000; n += 1) backlog.add(item(`a${n}`));
    const { lines } = backlog as unknown as {
      readonly lines: ReadonlyMap<AppId, { items: readonly unknown[] }>;
    };
    expect(lines.get(AppId('app-a'))?.items.length).toBeLessThan(200);
    expect(drain(backlog)).toEqual(['a99997', 'a99998', 'a99999']);
  });
});
