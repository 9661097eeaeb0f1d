import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Problem } from '@fieldpost/testing';

/** What the command line asks for. `data` is the absolute path of the data folder of a running suite. */
export interface DemoOptions {
  readonly data: string;
  /** Without it, the last chapter kills every process of the suite once. */
  readonly keepRunning: boolean;
  readonly help: boolean;
}

/** What --help prints. */
export const demoUsage = `Shows the main job on a running suite: a person, an application, devices, a join, uplinks and downlinks.

  npm run demo -- [options]

  --data DIR        data folder of the suite (default: .fieldpost in this repository)
  --keep-running    leave out the last chapter, which kills every app and the database with kill -9
  --help            print this`;

const seeHelp = 'See npm run demo -- --help.';

/** Reads the arguments after the program's name; `root` is the folder of the repository. */
export function parseDemoOptions(args: readonly string[], root: string): DemoOptions {
  const { data, help, 'keep-running': keepRunning } = read(args);
  if (data === '') throw new Problem(`--data not valid: it names no folder. ${seeHelp}`);
  return {
    data: resolve(root, data ?? '.fieldpost'),
    keepRunning: keepRunning === true,
    help: help === true,
  };
}

function read(args: readonly string[]) {
  try {
    const options = {
      data: { type: 'string' },
      'keep-running': { type: 'boolean' },
      help: { type: 'boolean' },
    } as const;
    return parseArgs({ args: [...args], options, allowPositionals: false }).values;
  } catch (cause) {
    const [reason = ''] = (cause as Error).message.split('. ');
    throw new Problem(`${reason}. ${seeHelp}`, { cause });
  }
}
