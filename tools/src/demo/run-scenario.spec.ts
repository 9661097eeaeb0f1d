import { describe, expect, it } from '@jest/globals';
import { type ScenarioPart, SkippedStep, type ScenarioFixtures } from '@fieldpost/testing';
import { summaryOf, runScenario } from './run-scenario.js';

const fixtures = { clues: async () => 'log of the handler' } as ScenarioFixtures;
const part: ScenarioPart = {
  title: 'A device',
  steps: [
    { title: 'joins', run: async () => 'joined' },
    { title: 'sends', run: () => Promise.reject(new Error('no uplink')) },
    { title: 'receives', run: () => Promise.reject(new SkippedStep('skipped: no gateway')) },
    { title: 'has a long name', run: async () => 'r'.repeat(500) },
  ],
};

async function outputLines() {
  const lines: string[] = [];
  const result = await runScenario([part], fixtures, (line) => lines.push(line));
  return { result, lines };
}

describe('The demo', () => {
  it('prints each step and its result', async () =>
    expect((await outputLines()).lines.slice(0, 2)).toEqual(['\nA device ...', '  ✓ joins\n      joined']));

  it('continues after a failed step, and counts it', async () => {
    const { result, lines } = await outputLines();
    expect(lines[2]).toBe('  ✗ sends\n      no uplink\n      log of the handler');
    expect(result).toEqual({ done: 2, skipped: 1, failed: 1 });
  });

  it('prints skipped steps', async () =>
    expect((await outputLines()).lines[3]).toBe('  – receives\n      skipped: no gateway'));

  it('truncates long results', async () => expect((await outputLines()).lines[4]?.length).toBeLessThan(200));

  it('ends with a summary', () =>
    expect(summaryOf({ done: 2, skipped: 1, failed: 1 }, 3)).toBe(
      '\nThe demo failed: 2 passed, 1 skipped, 1 failed, in 3.0 s.',
    ));
});
