import { fileURLToPath } from 'node:url';
import { mainJob, Problem, Suite, ScenarioFixtures } from '@fieldpost/testing';
import { tolerateClosedOutput } from '@fieldpost/transport';
import { demoUsage, type DemoOptions, parseDemoOptions } from './options.js';
import { summaryOf, runScenario } from './run-scenario.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs the demo; resolves with the exit code. */
async function main(args: readonly string[]): Promise<number> {
  tolerateClosedOutput();
  try {
    const options = parseDemoOptions(args, root);
    if (!options.help) return await runDemo(options);
    say(demoUsage);
    return 0;
  } catch (error) {
    // A problem is for the person at the terminal; anything else is a mistake of ours and needs its trace.
    process.stderr.write(`${error instanceof Problem ? error.message : String((error as Error).stack)}\n`);
    return 1;
  }
}

async function runDemo({ data, kill }: DemoOptions): Promise<number> {
  const suite = Suite.find(data);
  const fixtures = kill ? new ScenarioFixtures(suite, () => suite.killApps()) : new ScenarioFixtures(suite);
  const since = performance.now();
  say(
    `The main job on the suite at ${suite.addresses.account}, under names that end in -${fixtures.suffix}.`,
  );
  if (kill) say('The last chapter kills each app and the database of this suite with kill -9.');
  try {
    const told = await runScenario(Object.values(mainJob), fixtures, say);
    say(summaryOf(told, (performance.now() - since) / 1000));
    return told.failed === 0 ? 0 : 1;
  } finally {
    await fixtures.close();
  }
}

process.exitCode = await main(process.argv.slice(2));
