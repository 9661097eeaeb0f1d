import { type Chapter, LeftOut, type Step, type World } from '@fieldpost/testing';

/** How many steps ended in which way. */
export interface Told {
  readonly done: number;
  readonly leftOut: number;
  readonly failed: number;
}

const longestAnswer = 160;
const nothing: Told = { done: 0, leftOut: 0, failed: 0 };

/** Goes through the steps of each chapter and says what each did; a failed step does not stop the others. */
export async function tell(
  chapters: readonly Chapter[],
  world: World,
  say: (line: string) => void,
): Promise<Told> {
  let told = nothing;
  for (const { title, steps } of chapters) {
    say(`\n${title} ...`);
    for (const step of steps) told = add(told, await tellStep(step, world, say));
  }
  return told;
}

/** Says it in one sentence. */
export const summaryOf = ({ done, leftOut, failed }: Told, seconds: number): string =>
  `\n${failed === 0 ? 'The main job works' : 'The main job does not work'}: ` +
  `${done} done, ${leftOut} left out, ${failed} failed, in ${seconds.toFixed(1)} s.`;

async function tellStep(
  { title, run }: Step,
  world: World,
  say: (line: string) => void,
): Promise<keyof Told> {
  try {
    const answer = await run(world);
    say(`  ✓ ${title}\n      ${cut(answer)}`);
    return 'done';
  } catch (error) {
    if (error instanceof LeftOut) {
      say(`  – ${title}\n      ${error.message}`);
      return 'leftOut';
    }
    say([`  ✗ ${title}`, (error as Error).message, await world.clues()].join('\n      ').trimEnd());
    return 'failed';
  }
}

const add = (told: Told, outcome: keyof Told): Told => ({ ...told, [outcome]: told[outcome] + 1 });

const cut = (answer: string): string =>
  answer.length > longestAnswer ? `${answer.slice(0, longestAnswer)}…` : answer;
