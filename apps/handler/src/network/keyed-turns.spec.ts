import { describe, expect, it } from '@jest/globals';
import { KeyedTurns } from './keyed-turns.js';

const later = (log: string[], name: string) => async () => {
  log.push(`${name} begins`);
  await new Promise((resolve) => setImmediate(resolve));
  log.push(`${name} ends`);
};

describe('Turns', () => {
  it('are taken one after the other for one key, at once for several', async () => {
    const turns = new KeyedTurns();
    const log: string[] = [];
    const all = [
      turns.take('a', later(log, 'a1')),
      turns.take('a', later(log, 'a2')),
      turns.take('b', later(log, 'b1')),
    ];
    await Promise.all(all);
    expect(log.indexOf('a1 ends')).toBeLessThan(log.indexOf('a2 begins'));
    expect(log.indexOf('b1 begins')).toBeLessThan(log.indexOf('a1 ends'));
  });

  it('go on after one of them failed', async () => {
    const turns = new KeyedTurns();
    const failed = turns.take('a', () => Promise.reject(new Error('no')));
    const next = turns.take('a', async () => 'yes');
    await expect(failed).rejects.toThrow('no');
    await expect(next).resolves.toBe('yes');
  });
});
