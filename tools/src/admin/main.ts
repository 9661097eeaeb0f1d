import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Problem, Suite } from '@fieldpost/testing';
import { adminUsage, parseAdminOptions } from './options.js';
import { accountSettingsOf } from './suite-settings.js';

/** Runs one command of account with the settings of the running suite; resolves with the exit code. */
export async function admin(args: readonly string[], root: string): Promise<number> {
  try {
    const { data, command } = parseAdminOptions(args, root);
    const isHelp = command.length === 0 || command.includes('--help');
    if (isHelp) process.stdout.write(`${adminUsage}\n\n`);
    // Help needs no suite.
    const settings = isHelp ? {} : accountSettingsOf(data, Suite.find(data).addresses);
    return await run(join(root, 'apps', 'account', 'dist', 'admin.js'), command, settings);
  } catch (error) {
    // A problem is for the person at the terminal; anything else is a mistake of ours and needs its trace.
    process.stderr.write(`${error instanceof Problem ? error.message : String((error as Error).stack)}\n`);
    return 1;
  }
}

async function run(
  program: string,
  command: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<number> {
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, [program, ...command], { env, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
