import { describe, expect, it } from '@jest/globals';
import { FairQueue } from './fair-queue.js';

const queueOf = (items: readonly string[], limits = { perKey: 10, total: 100 }) => {
  const queue = new FairQueue<string>(limits);
  for (const item of items) queue.push(item.slice(0, 1), item);
  return queue;
};

describe('A fair queue', () => {
  it('serves applications in turns', () =>
    expect(queueOf(['a1', 'a2', 'a3', 'b1', 'c1', 'c2']).take(6)).toEqual([
      'a1',
      'b1',
      'c1',
      'a2',
      'c2',
      'a3',
    ]));

  it('continues with the next application', () => {
    const queue = queueOf(['a1', 'a2', 'a3', 'b1', 'b2']);
    expect([queue.take(1), queue.take(1), queue.take(1)]).toEqual([['a1'], ['b1'], ['a2']]);
  });

  it('gives an application that has nothing but one message its turn at once', () => {
    const queue = queueOf(['a1', 'a2', 'a3', 'a4']);
    queue.take(1);
    queue.push('b', 'b1');
    expect(queue.take(2)).toEqual(['a2', 'b1']);
  });

  it('takes no more than the limit of one application', () => {
    const queue = queueOf(['a1', 'a2'], { perKey: 2, total: 100 });
    expect(queue.push('a', 'a3')).toBe(false);
    expect(queue.push('b', 'b1')).toBe(true);
  });

  it('takes no more than its limit in all', () => {
    const queue = queueOf(['a1', 'b1'], { perKey: 2, total: 2 });
    expect(queue.push('c', 'c1')).toBe(false);
    queue.drain('a');
    expect(queue.push('c', 'c1')).toBe(true);
  });

  it('has room for more when something is done, and not when it is taken', () => {
    const queue = queueOf(['a1', 'a2', 'b1'], { perKey: 2, total: 3 });
    queue.take(3);
    expect([queue.held, queue.push('a', 'a3'), queue.push('b', 'b2')]).toEqual([3, false, false]);
    queue.done('b');
    expect([queue.held, queue.push('a', 'a3'), queue.push('b', 'b2')]).toEqual([2, false, true]);
    queue.done('a');
    expect([queue.push('a', 'a3'), queue.size, queue.held]).toEqual([true, 2, 3]);
  });

  it('takes back what was not served, in its order and in the place that it had', () => {
    const queue = queueOf(['a1', 'a2', 'a3', 'a4'], { perKey: 4, total: 5 });
    const [, ...unserved] = queue.take(3);
    queue.done('a');
    queue.push('a', 'a5');
    queue.putBack(new Map([['a', unserved]]), new Set(['a']));
    expect([queue.size, queue.sizeOf('a'), queue.push('a', 'a6')]).toEqual([4, 4, false]);
    expect(queue.drain('a')).toEqual(['a2', 'a3', 'a4', 'a5']);
    expect([queue.size, queue.held, queue.push('a', 'a6')]).toEqual([0, 0, true]);
  });

  it('leaves those their turn who come back unserved, and has those wait who were served', () => {
    const queue = queueOf(['a1', 'b1', 'c1', 'a2', 'b2']);
    queue.take(4);
    queue.push('d', 'd1');
    const unserved = new Map(Object.entries({ b: ['b1'], c: ['c1'], a: ['a2'] }));
    queue.putBack(unserved, new Set(['a']));
    expect(queue.take(6)).toEqual(['b1', 'c1', 'd1', 'a2', 'b2']);
  });

  it('gives up all of one application', () => {
    const queue = queueOf(['a1', 'b1', 'a2']);
    expect(queue.drain('a')).toEqual(['a1', 'a2']);
    expect(queue.drainAll()).toEqual(['b1']);
    expect(queue.size).toBe(0);
  });
});
