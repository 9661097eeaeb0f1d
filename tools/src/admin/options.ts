import { resolve } from 'node:path';
import { Problem } from '@fieldpost/testing';

/** `data` is the absolute path of the data folder of a running suite; `command` is for one of its apps, word by word. */
export interface AdminOptions {
  readonly data: string;
  readonly command: readonly string[];
}

/** The text of --help before the commands of the apps. */
export const adminUsage = `Runs commands that need the database or the keys of a running suite of this machine. For everything else:
npx fieldpost admin --help

  npm run admin -- [--data DIR] COMMAND

  --data DIR        data folder of the suite (default: .fieldpost in this repository)
  --json            print JSON, one object per line
  --help            print this

The command reseal exists in four apps: use reseal account, reseal oauth, reseal handler or reseal network.`;

/** Removes `--data` from the arguments, at any position; `root` is the folder of the repository. */
export function parseAdminOptions(args: readonly string[], root: string): AdminOptions {
  const at = args.findIndex((arg) => arg === '--data' || arg.startsWith('--data='));
  if (at < 0) return { data: resolve(root, '.fieldpost'), command: args };
  const [, inline] = (args[at] ?? '').split(/=(.*)/s);
  const folder = inline ?? args[at + 1] ?? '';
  if (folder === '') throw new Problem('--data not valid: it is empty. See npm run admin -- --help.');
  const length = inline === undefined ? 2 : 1;
  return { data: resolve(root, folder), command: [...args.slice(0, at), ...args.slice(at + length)] };
}
