import { describe, expect, it } from '@jest/globals';
import { Mailbox } from './mailbox.js';

describe('A mailbox', () => {
  it('gives what has come, in order, each once', async () => {
    const box = new Mailbox<number>('number');
    for (const value of [1, 2]) box.put('a', value);
    expect([await box.take('a', 10), await box.take('a', 10), box.count('a')]).toEqual([1, 2, 0]);
  });

  it('gives a later item to the first caller that waits', async () => {
    const box = new Mailbox<number>('number');
    const waiting = [box.take('a', 1_000), box.take('a', 1_000)];
    for (const value of [1, 2]) box.put('a', value);
    expect(await Promise.all(waiting)).toEqual([1, 2]);
  });

  it('keeps names apart, and says what came instead', async () => {
    const box = new Mailbox<number>('number');
    box.put('b', 1);
    await expect(box.take('a', 20)).rejects.toThrow('no number a came within 0.02 s; there was b');
  });

  it('gives nothing to a caller that stopped waiting', async () => {
    const box = new Mailbox<number>('number');
    await expect(box.take('a', 10)).rejects.toThrow('no number a');
    box.put('a', 1);
    expect(await box.take('a', 10)).toBe(1);
  });

  it('gives all of a name at once, and leaves the others', async () => {
    const box = new Mailbox<number>('number');
    for (const [value, name] of ['a', 'b', 'a'].entries()) box.put(name, value);
    expect([box.takeAll('a'), box.takeAll('a'), box.takeAll('b')]).toEqual([[0, 2], [], [1]]);
  });

  it('forgets the oldest when it is full', async () => {
    const box = new Mailbox<number>('number', 2);
    for (const value of [1, 2, 3]) box.put('a', value);
    expect(await box.take('a', 10)).toBe(2);
  });
});
