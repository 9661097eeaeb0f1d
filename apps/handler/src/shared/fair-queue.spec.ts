import { describe, expect, it } from '@jest/globals';
import { FairQueue, type QueueBounds } from './fair-queue.js';

interface Item {
  readonly key: string;
  readonly share: string;
  readonly name: string;
}

/** `x/a1` is an item of the application `a` whose owner is `x`; without an owner an application has its own share. */
function item(text: string): Item {
  const [share, name] = text.includes('/') ? (text.split('/') as [string, string]) : [text.slice(0, 1), text];
  return { name: text, key: name.slice(0, 1), share };
}

function queueOf(names: readonly string[], bounds?: Partial<QueueBounds>) {
  const dropped: string[] = [];
  const queue = new FairQueue<Item>({
    keyOf: ({ key }) => key,
    shareOf: ({ share }) => share,
    weightOf: ({ name }) => name.length,
    ...(bounds && { bounds: { items: Infinity, weight: Infinity, ...bounds } }),
    onDropped: ({ name }) => void dropped.push(name),
  });
  for (const name of names) queue.push(item(name));
  return { queue, dropped };
}

const names = (items: readonly Item[]) => items.map(({ name }) => name);
const taken = (queue: FairQueue<Item>, count = Infinity) => names(queue.takeUpTo(count));

describe('A fair queue', () => {
  it('serves applications in turns, each in its own order', () => {
    const { queue } = queueOf(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
    expect(taken(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
    expect([queue.size, queue.weight]).toEqual([0, 0]);
  });

  it('serves owners in turns, and the applications of one owner within their turns', () => {
    const { queue } = queueOf(['x/a1', 'x/b1', 'x/c1', 'x/a2', 'y/d1', 'y/d2']);
    expect(taken(queue)).toEqual(['x/a1', 'y/d1', 'x/b1', 'y/d2', 'x/c1', 'x/a2']);
  });

  it('continues with the next application', () => {
    const { queue } = queueOf(['a1', 'a2', 'a3', 'b1', 'b2']);
    expect([taken(queue, 1), taken(queue, 1), taken(queue, 1)]).toEqual([['a1'], ['b1'], ['a2']]);
  });

  it('serves an owner with a single item at once, however many applications another has', () => {
    const { queue } = queueOf(Array.from('abcdefghijklmnopqrs', (key) => `x/${key}1`));
    queue.take();
    queue.push(item('y/z1'));
    expect(taken(queue, 2)).toEqual(['x/b1', 'y/z1']);
  });

  it('keeps the order of an application whose owner becomes known while an item of it waits', () => {
    const { queue } = queueOf(['?/a1', '?/a2', 'x/b1', 'x/a3']);
    expect(taken(queue).map((name) => name.slice(2))).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('removes all items of one application', () => {
    const { queue } = queueOf(['x/a1', 'x/b1', 'x/a2']);
    expect([...queue.sizesOf('x')]).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
    expect(names(queue.drain('a'))).toEqual(['x/a1', 'x/a2']);
    expect(names(queue.drainAll())).toEqual(['x/b1']);
    expect([queue.size, queue.weight]).toEqual([0, 0]);
  });
});

describe('Items that come back to a fair queue', () => {
  it('wait in their order ahead of later ones of their application', () => {
    const { queue } = queueOf(['a1', 'a2', 'a3', 'a4']);
    const [first, ...unserved] = queue.takeUpTo(3);
    queue.push(item('a5'));
    queue.putBack(unserved, first ? [first] : []);
    expect(names(queue.drain('a'))).toEqual(['a2', 'a3', 'a4', 'a5']);
  });

  it('are the next ones, but those of applications that were served are the last', () => {
    const { queue } = queueOf(['a1', 'b1', 'c1', 'a2', 'b2']);
    const [served, ...unserved] = queue.takeUpTo(4);
    queue.push(item('d1'));
    queue.putBack(unserved, served ? [served] : []);
    expect(taken(queue, 6)).toEqual(['b1', 'c1', 'd1', 'a2', 'b2']);
  });

  it('are the last of all when their owner was served with another application', () => {
    const { queue } = queueOf(['x/a1', 'x/b1', 'y/c1', 'x/a2']);
    const [served, ...unserved] = queue.takeUpTo(3);
    queue.putBack(unserved, served ? [served] : []);
    expect(taken(queue, 4)).toEqual(['y/c1', 'x/b1', 'x/a2']);
  });

  it('wait behind other applications after a batch that failed as a whole', () => {
    const { queue } = queueOf(['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1']);
    const batch = queue.takeUpTo(2);
    queue.putBack(batch, batch);
    expect(taken(queue)).toEqual(['c1', 'a1', 'b1', 'a2', 'b2', 'a3', 'b3']);
  });

  it('count for the bounds', () => {
    const { queue, dropped } = queueOf(['a9'], { items: 3 });
    const returned = ['a1', 'a2', 'a3', 'a4'].map(item);
    queue.putBack(returned, returned);
    expect(dropped).toEqual(['a1', 'a2']);
    expect(taken(queue)).toEqual(['a3', 'a4', 'a9']);
  });
});

describe('A fair queue with bounds', () => {
  it.each<[string, Partial<QueueBounds>]>([
    ['number', { items: 8 }],
    ['weight', { weight: 16 }],
  ])('drops the oldest items of the application with most, by %s', (_what, bounds) => {
    const all = ['a1', 'b1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'b2'];
    const { queue, dropped } = queueOf(all, bounds);
    expect(dropped).toEqual(['a1', 'a2']);
    expect(queue.dropped).toBe(2);
    expect(taken(queue)).toEqual(['a3', 'b1', 'a4', 'b2', 'a5', 'a6', 'a7', 'a8']);
  });

  it('drops excess items also without a listener', () => {
    const queue = new FairQueue<string>({
      bounds: { items: 1, weight: 10 },
      keyOf: (item) => item,
      shareOf: (item) => item,
    });
    queue.push('one');
    queue.push('two');
    expect([queue.size, queue.dropped]).toEqual([1, 1]);
  });

  it('drops items of another application as soon as that one has more', () => {
    const { queue, dropped } = queueOf([], { items: 40 });
    for (let n = 0; n < 40; n += 1) queue.push(item(`a${n + 100}`));
    for (let n = 0; n < 60; n += 1) queue.push(item(`b${n + 100}`));
    const rest = taken(queue);
    expect(rest).toHaveLength(40);
    expect(rest.filter((name) => name.startsWith('a')).length).toBeGreaterThanOrEqual(19);
    expect(dropped.filter((name) => name.startsWith('b')).length).toBeGreaterThanOrEqual(39);
  });

  it('finds the application with most after the largest one is served', () => {
    const { queue, dropped } = queueOf(['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'b3', 'b4'], { items: 10 });
    const before = taken(queue, 3);
    for (const name of ['c1', 'c2', 'c3', 'c4', 'c5']) queue.push(item(name));
    expect(before).toEqual(['a1', 'b1', 'a2']);
    expect(dropped).toEqual(['c1']);
  });

  it('drops items of the owner with most, though another one has the application with most', () => {
    const all = ['y/c1', 'y/c2', 'y/c3', 'x/a1', 'x/a2', 'x/b1', 'x/b2', 'y/c4'];
    expect(queueOf(all, { items: 7 }).dropped).toEqual(['x/a1']);
  });

  it('uses no memory for dropped items, however long that goes on', () => {
    const { queue } = queueOf([], { items: 3 });
    for (let n = 0; n < 100_000; n += 1) queue.push(item(`a${n}`));
    const { queues } = queue as unknown as { queues: ReadonlyMap<string, { slots: readonly unknown[] }> };
    expect(queues.get('a')?.slots.length).toBeLessThan(200);
    expect(taken(queue)).toEqual(['a99997', 'a99998', 'a99999']);
  });
});
