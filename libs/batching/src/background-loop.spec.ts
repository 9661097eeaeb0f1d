import { describe, expect, it } from '@jest/globals';
import { BackgroundLoop } from './background-loop.js';

const forEver = 1_000_000;

describe('A loop in the background', () => {
  it('begins its next round at once when it is woken in its wait or in a round', async () => {
    const begun: (() => void)[] = [];
    const rounds = [1, 2, 3].map(() => new Promise<void>((resolve) => begun.push(resolve)));
    let count = 0;
    const loop: BackgroundLoop = new BackgroundLoop(async () => {
      begun[count]?.();
      count += 1;
      if (count === 1) loop.wake();
      return forEver;
    });
    loop.start();
    await rounds[1];
    setTimeout(() => loop.wake());
    await rounds[2];
    await loop.stop();
    expect(count).toBe(3);
  });
});
