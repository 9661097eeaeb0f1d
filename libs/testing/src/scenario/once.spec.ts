import { describe, expect, it } from '@jest/globals';
import { Once } from './once.js';

describe('A thing of the fixtures', () => {
  it('is created once for all callers', async () => {
    const once = new Once();
    let made = 0;
    const make = async () => (made += 1);
    expect(await Promise.all([once.get('a', make), once.get('a', make)])).toEqual([1, 1]);
  });

  it('is tried again after a failure', async () => {
    const once = new Once();
    await expect(once.get('a', () => Promise.reject(new Error('not yet')))).rejects.toThrow('not yet');
    expect(await once.get('a', async () => 1)).toBe(1);
  });

  it('is created again after it was removed', async () => {
    const once = new Once();
    await once.get('a', async () => 1);
    once.forget('a');
    expect(await once.get('a', async () => 2)).toBe(2);
  });
});
