import { type ScenarioPart, SkippedStep, type Step, type ScenarioFixtures } from '@fieldpost/testing';

/** How many steps ended in which way. */
export interface ScenarioResult {
  readonly done: number;
  readonly skipped: number;
  readonly failed: number;
}

const maxLineLength = 160;
const nothing: ScenarioResult = { done: 0, skipped: 0, failed: 0 };

/** Runs the steps of each part and prints their results; a failed step does not stop the others. */
export async function runScenario(
  parts: readonly ScenarioPart[],
  fixtures: ScenarioFixtures,
  say: (line: string) => void,
): Promise<ScenarioResult> {
  let result = nothing;
  for (const { title, steps } of parts) {
    say(`\n${title} ...`);
    for (const step of steps) result = add(result, await runScenarioStep(step, fixtures, say));
  }
  return result;
}

/** The summary in one sentence. */
export const summaryOf = ({ done, skipped, failed }: ScenarioResult, seconds: number): string =>
  `\n${failed === 0 ? 'The demo succeeded' : 'The demo failed'}: ` +
  `${done} passed, ${skipped} skipped, ${failed} failed, in ${seconds.toFixed(1)} s.`;

async function runScenarioStep(
  { title, run }: Step,
  fixtures: ScenarioFixtures,
  say: (line: string) => void,
): Promise<keyof ScenarioResult> {
  try {
    const output = await run(fixtures);
    say(`  ✓ ${title}\n      ${cut(output)}`);
    return 'done';
  } catch (error) {
    if (error instanceof SkippedStep) {
      say(`  – ${title}\n      ${error.message}`);
      return 'skipped';
    }
    say([`  ✗ ${title}`, (error as Error).message, await fixtures.clues()].join('\n      ').trimEnd());
    return 'failed';
  }
}

const add = (result: ScenarioResult, status: keyof ScenarioResult): ScenarioResult => ({
  ...result,
  [status]: result[status] + 1,
});

const cut = (output: string): string =>
  output.length > maxLineLength ? `${output.slice(0, maxLineLength)}…` : output;
