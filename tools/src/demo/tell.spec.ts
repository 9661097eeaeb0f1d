import { describe, expect, it } from '@jest/globals';
import { type Chapter, LeftOut, type World } from '@fieldpost/testing';
import { summaryOf, tell } from './tell.js';

const world = { clues: async () => 'the bell is silent' } as World;
const chapter: Chapter = {
  title: 'A gate',
  steps: [
    { title: 'opens', run: async () => 'it is open' },
    { title: 'closes', run: () => Promise.reject(new Error('it is stuck')) },
    { title: 'rings', run: () => Promise.reject(new LeftOut('left out: there is no bell')) },
    { title: 'is red', run: async () => 'r'.repeat(500) },
  ],
};

async function toldLines() {
  const lines: string[] = [];
  const told = await tell([chapter], world, (line) => lines.push(line));
  return { told, lines };
}

describe('The demo', () => {
  it('says what each step did and what came back', async () =>
    expect((await toldLines()).lines.slice(0, 2)).toEqual(['\nA gate ...', '  ✓ opens\n      it is open']));

  it('goes on after a step that failed, and counts it', async () => {
    const { told, lines } = await toldLines();
    expect(lines[2]).toBe('  ✗ closes\n      it is stuck\n      the bell is silent');
    expect(told).toEqual({ done: 2, leftOut: 1, failed: 1 });
  });

  it('says what it leaves out', async () =>
    expect((await toldLines()).lines[3]).toBe('  – rings\n      left out: there is no bell'));

  it('cuts long answers', async () => expect((await toldLines()).lines[4]?.length).toBeLessThan(200));

  it('ends with a summary', () =>
    expect(summaryOf({ done: 2, leftOut: 1, failed: 1 }, 3)).toBe(
      '\nThe main job does not work: 2 done, 1 left out, 1 failed, in 3.0 s.',
    ));
});
