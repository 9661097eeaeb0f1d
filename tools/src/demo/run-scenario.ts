import { type ScenarioPart, LeftOut, type Step, type ScenarioFixtures } from '@fieldpost/testing';

/** How many steps ended in which way. */
export interface ScenarioResult {
  readonly done: number;
  readonly leftOut: number;
  readonly failed: number;
}

const longestAnswer = 160;
const nothing: ScenarioResult = { done: 0, leftOut: 0, failed: 0 };

/** Runs the steps of each part and prints their results; a failed step does not stop the others. */
export async function runScenario(
  chapters: readonly ScenarioPart[],
  fixtures: ScenarioFixtures,
  say: (line: string) => void,
): Promise<ScenarioResult> {
  let told = nothing;
  for (const { title, steps } of chapters) {
    say(`\n${title} ...`);
    for (const step of steps) told = add(told, await runScenarioStep(step, fixtures, say));
  }
  return told;
}

/** The summary in one sentence. */
export const summaryOf = ({ done, leftOut, failed }: ScenarioResult, seconds: number): string =>
  `\n${failed === 0 ? 'The main job works' : 'The main job does not work'}: ` +
  `${done} done, ${leftOut} left out, ${failed} failed, in ${seconds.toFixed(1)} s.`;

async function runScenarioStep(
  { title, run }: Step,
  fixtures: ScenarioFixtures,
  say: (line: string) => void,
): Promise<keyof ScenarioResult> {
  try {
    const answer = await run(fixtures);
    say(`  ✓ ${title}\n      ${cut(answer)}`);
    return 'done';
  } catch (error) {
    if (error instanceof LeftOut) {
      say(`  – ${title}\n      ${error.message}`);
      return 'leftOut';
    }
    say([`  ✗ ${title}`, (error as Error).message, await fixtures.clues()].join('\n      ').trimEnd());
    return 'failed';
  }
}

const add = (told: ScenarioResult, outcome: keyof ScenarioResult): ScenarioResult => ({
  ...told,
  [outcome]: told[outcome] + 1,
});

const cut = (answer: string): string =>
  answer.length > longestAnswer ? `${answer.slice(0, longestAnswer)}…` : answer;
