import { describe, expect, it } from '@jest/globals';
import { type ScenarioPart, LeftOut, type ScenarioFixtures } from '@fieldpost/testing';
import { summaryOf, runScenario } from './run-scenario.js';

const fixtures = { clues: async () => 'the bell is silent' } as ScenarioFixtures;
const chapter: ScenarioPart = {
  title: 'A gate',
  steps: [
    { title: 'opens', run: async () => 'it is open' },
    { title: 'closes', run: () => Promise.reject(new Error('it is stuck')) },
    { title: 'rings', run: () => Promise.reject(new LeftOut('left out: there is no bell')) },
    { title: 'is red', run: async () => 'r'.repeat(500) },
  ],
};

async function outputLines() {
  const lines: string[] = [];
  const told = await runScenario([chapter], fixtures, (line) => lines.push(line));
  return { told, lines };
}

describe('The demo', () => {
  it('prints each step and its result', async () =>
    expect((await outputLines()).lines.slice(0, 2)).toEqual(['\nA gate ...', '  ✓ opens\n      it is open']));

  it('continues after a failed step, and counts it', async () => {
    const { told, lines } = await outputLines();
    expect(lines[2]).toBe('  ✗ closes\n      it is stuck\n      the bell is silent');
    expect(told).toEqual({ done: 2, leftOut: 1, failed: 1 });
  });

  it('prints skipped steps', async () =>
    expect((await outputLines()).lines[3]).toBe('  – rings\n      left out: there is no bell'));

  it('truncates long results', async () => expect((await outputLines()).lines[4]?.length).toBeLessThan(200));

  it('ends with a summary', () =>
    expect(summaryOf({ done: 2, leftOut: 1, failed: 1 }, 3)).toBe(
      '\nThe main job does not work: 2 done, 1 left out, 1 failed, in 3.0 s.',
    ));
});
