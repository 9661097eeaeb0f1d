import { describe, expect, it } from '@jest/globals';
import { KeyUses } from './key-uses.js';

const noon = Date.parse('2026-11-21T12:00:00Z');

describe('The last use of a key', () => {
  it('is accurate to the minute, and written once for many uses', async () => {
    const written: [string, Date][][] = [];
    const uses = new KeyUses(async (some) => void written.push([...some]));
    for (const second of [1, 2, 59]) uses.note('a', noon + second * 1000);
    uses.note('b', noon + 61_000);
    await uses.flush();
    await uses.flush();
    expect(written).toEqual([
      [
        ['a', new Date(noon)],
        ['b', new Date(noon + 60_000)],
      ],
    ]);
  });

  it('is kept after a failed write, unless a later use replaces it', async () => {
    let isDown = true;
    const written = new Map<string, Date>();
    const uses = new KeyUses(async (some) => {
      if (isDown) throw new Error('down');
      for (const [digest, at] of some) written.set(digest, at);
    });
    uses.note('a', noon);
    uses.note('b', noon);
    await expect(uses.flush()).rejects.toThrow('down');
    uses.note('a', noon + 60_000);
    isDown = false;
    await uses.flush();
    expect(written).toEqual(
      new Map([
        ['a', new Date(noon + 60_000)],
        ['b', new Date(noon)],
      ]),
    );
  });

  it('takes a limited amount of memory', async () => {
    let count = 0;
    const uses = new KeyUses(async (some) => void (count += some.size));
    for (let n = 0; n < 50_010; n += 1) uses.note(String(n), noon);
    await uses.flush();
    expect(count).toBe(50_000);
  });
});
