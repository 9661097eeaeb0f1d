/** @needs go */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TtnctlBench } from './ttnctl-bench.js';
import type { CommandCase } from './ttnctl-case.js';
import { ownerCommands } from './ttnctl-commands.js';
import { networkCommands } from './ttnctl-network-commands.js';
import type { CommandResult } from './ttnctl-program.js';

/** Commands that are not run, and why. */
const notRun: Readonly<Record<string, string>> = {
  'ttnctl selfupdate': 'downloads a newer ttnctl from its publisher; no server of the network takes part',
};

const cases: readonly CommandCase[] = [...ownerCommands, ...networkCommands];
const attempts = 5;

let bench: TtnctlBench | undefined;
let commands: readonly string[];
const results = new Map<CommandCase, CommandResult>();

/** Runs a command; what has to happen before the next one belongs to it. */
async function run(opened: TtnctlBench, item: CommandCase): Promise<CommandResult> {
  const { command, args, options, after, code } = item;
  const line = [...command.split(' '), ...((await args?.(opened)) ?? [])];
  const result = await opened.ttnctl.run(line, options?.(opened));
  if (result.code === (code ?? 0)) await after?.(opened, result.output);
  return result;
}

const isComplete = ({ prints }: CommandCase, { output }: CommandResult): boolean =>
  prints.every((part) => (typeof part === 'string' ? output.includes(part) : part.test(output)));

async function attempt(opened: TtnctlBench, item: CommandCase): Promise<CommandResult> {
  let result = await run(opened, item);
  for (let count = 1; item.isRepeatable && count < attempts && !isComplete(item, result); count += 1) {
    result = await run(opened, item);
  }
  return result;
}

// The commands are those of one user at one terminal: they run in order, and the tests look at what came of them.
beforeAll(async () => {
  const opened = (bench = await TtnctlBench.open());
  commands = await opened.ttnctl.commands();
  for (const item of cases) results.set(item, await attempt(opened, item));
});
afterAll(() => bench?.close());

describe('ttnctl 2.9.1, with default settings of the suite', () => {
  it.each(cases.map((item) => [`${item.command}: ${item.title}`, item] as const))('%s', (_, item) => {
    const { code, output = '' } = results.get(item) ?? {};
    expect({ code, output }).toEqual({ code: item.code ?? 0, output });
    for (const part of item.prints) expect(output).toMatch(part);
  });

  it('has no command that is not in this list', () => {
    const listed = new Set([...cases.map(({ command }) => `ttnctl ${command}`), ...Object.keys(notRun)]);
    expect(commands.filter((command) => !listed.has(command))).toEqual([]);
  });
});
