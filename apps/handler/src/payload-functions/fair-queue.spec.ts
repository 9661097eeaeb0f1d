import { describe, expect, it } from '@jest/globals';
import { FairQueue, type Keyed } from './fair-queue.js';

interface Item extends Keyed {
  readonly name: string;
}

const roomy = { perKey: 10, perShare: 100, total: 100 };

/** `x/a1` is an item of the application `a` whose owner is `x`; without an owner an application has its own share. */
const itemOf = (text: string): Item => {
  const [share, name] = text.includes('/') ? (text.split('/') as [string, string]) : [text.slice(0, 1), text];
  return { name: text, key: name.slice(0, 1), share };
};

const queueOf = (items: readonly string[], limits = roomy) => {
  const queue = new FairQueue<Item>(limits);
  for (const item of items) queue.push(itemOf(item));
  return queue;
};

const names = (items: readonly Item[]) => items.map(({ name }) => name);
const taken = (queue: FairQueue<Item>, count: number) => names(queue.take(count));
const push = (queue: FairQueue<Item>, item: string) => queue.push(itemOf(item));
const sizeOf = (queue: FairQueue<Item>, key: string) => new Map(queue.sizesOf(key)).get(key);

describe('A fair queue', () => {
  it('serves applications in turns', () =>
    expect(taken(queueOf(['a1', 'a2', 'a3', 'b1', 'c1', 'c2']), 6)).toEqual([
      'a1',
      'b1',
      'c1',
      'a2',
      'c2',
      'a3',
    ]));

  it('serves owners in turns, and the applications of one owner within their turns', () =>
    expect(taken(queueOf(['x/a1', 'x/b1', 'x/c1', 'x/a2', 'y/d1', 'y/d2']), 6)).toEqual([
      'x/a1',
      'y/d1',
      'x/b1',
      'y/d2',
      'x/c1',
      'x/a2',
    ]));

  it('continues with the next application', () => {
    const queue = queueOf(['a1', 'a2', 'a3', 'b1', 'b2']);
    expect([taken(queue, 1), taken(queue, 1), taken(queue, 1)]).toEqual([['a1'], ['b1'], ['a2']]);
  });

  it('gives an owner who has nothing but one message their turn at once, however many applications another has', () => {
    const queue = queueOf(Array.from('abcdefghijklmnopqrs', (key) => `x/${key}1`));
    queue.take(1);
    push(queue, 'y/z1');
    expect(taken(queue, 2)).toEqual(['x/b1', 'y/z1']);
  });

  it('takes no more than the limit of one application', () => {
    const queue = queueOf(['a1', 'a2'], { ...roomy, perKey: 2 });
    expect([push(queue, 'a3'), push(queue, 'b1')]).toEqual([false, true]);
  });

  it('takes no more than the limit of one owner', () => {
    const queue = queueOf(['x/a1', 'x/b1'], { ...roomy, perShare: 2 });
    expect([push(queue, 'x/c1'), push(queue, 'y/d1')]).toEqual([false, true]);
  });

  it('takes no more than its limit in all', () => {
    const queue = queueOf(['a1', 'b1'], { perKey: 2, perShare: 2, total: 2 });
    expect(push(queue, 'c1')).toBe(false);
    queue.drain(itemOf('a1'));
    expect(push(queue, 'c1')).toBe(true);
  });

  it('has capacity for more when something is done, and not when it is taken', () => {
    const queue = queueOf(['a1', 'a2', 'b1'], { perKey: 2, perShare: 2, total: 3 });
    queue.take(3);
    expect([queue.held, push(queue, 'a3'), push(queue, 'b2')]).toEqual([3, false, false]);
    queue.done(itemOf('b1'));
    expect([queue.held, push(queue, 'a3'), push(queue, 'b2')]).toEqual([2, false, true]);
    queue.done(itemOf('a1'));
    expect([push(queue, 'a3'), queue.size, queue.held]).toEqual([true, 2, 3]);
  });

  it('takes back what was not served, in its order and ahead of what came later', () => {
    const queue = queueOf(['a1', 'a2', 'a3', 'a4'], { perKey: 4, perShare: 4, total: 5 });
    const [first, ...unserved] = queue.take(3);
    queue.done(itemOf('a1'));
    push(queue, 'a5');
    queue.putBack(unserved, first ? [first] : []);
    expect([queue.size, sizeOf(queue, 'a'), push(queue, 'a6')]).toEqual([4, 4, false]);
    expect(names(queue.drain(itemOf('a1')))).toEqual(['a2', 'a3', 'a4', 'a5']);
    expect([queue.size, queue.held, push(queue, 'a6')]).toEqual([0, 0, true]);
  });

  it('serves first those who come back unserved, and last those who were served', () => {
    const queue = queueOf(['a1', 'b1', 'c1', 'a2', 'b2']);
    const [served, ...unserved] = queue.take(4);
    push(queue, 'd1');
    queue.putBack(unserved, served ? [served] : []);
    expect(taken(queue, 6)).toEqual(['b1', 'c1', 'd1', 'a2', 'b2']);
  });

  it('puts an owner last who was served with one application and comes back with others', () => {
    const queue = queueOf(['x/a1', 'x/b1', 'y/c1', 'x/a2']);
    const [served, ...unserved] = queue.take(3);
    queue.putBack(unserved, served ? [served] : []);
    expect(taken(queue, 4)).toEqual(['y/c1', 'x/b1', 'x/a2']);
  });

  it('gives up all of one application', () => {
    const queue = queueOf(['x/a1', 'x/b1', 'x/a2']);
    expect(names(queue.drain(itemOf('x/a1')))).toEqual(['x/a1', 'x/a2']);
    expect(names(queue.drainAll())).toEqual(['x/b1']);
    expect([queue.size, queue.held]).toEqual([0, 0]);
  });
});
