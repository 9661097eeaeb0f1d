import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Problem } from '@fieldpost/testing';

/** Command-line options. `data` is the absolute path of the data folder of a running suite. */
export interface DemoOptions {
  readonly data: string;
  /** Runs the last part, which kills every app and the database once. */
  readonly kill: boolean;
  readonly help: boolean;
}

/** The text that --help prints. */
export const demoUsage = `Shows what Fieldpost does, on a running suite: a user, an application, devices, a join, uplinks and downlinks.

  npm run demo -- [options]

  --data DIR    data folder of the suite (default: .fieldpost in this repository)
  --kill        also kill each app and the database once with kill -9, and check that nothing is lost
  --help        print this

Creates users, applications and gateways (in a suite without the network app a broker) under random names, and does not delete them. Without --kill no process is stopped.`;

const seeHelp = 'See npm run demo -- --help.';

/** Reads the arguments after the program's name; `root` is the folder of the repository. */
export function parseDemoOptions(args: readonly string[], root: string): DemoOptions {
  const { data, help, kill } = read(args);
  if (data === '') throw new Problem(`--data not valid: it is empty. ${seeHelp}`);
  return { data: resolve(root, data ?? '.fieldpost'), kill: kill === true, help: help === true };
}

function read(args: readonly string[]) {
  try {
    const options = {
      data: { type: 'string' },
      kill: { type: 'boolean' },
      help: { type: 'boolean' },
    } as const;
    return parseArgs({ args: [...args], options, allowPositionals: false }).values;
  } catch (cause) {
    const [reason = ''] = (cause as Error).message.split('. ');
    throw new Problem(`${reason}. ${seeHelp}`, { cause });
  }
}
