import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { tolerateClosedOutput } from '@fieldpost/observability';
import { nodeEnvironment, nodeFlags, Problem, Suite } from '@fieldpost/testing';
import { adminUsage, parseAdminOptions } from './options.js';
import { type AdministeredApp, addressed, suiteSettingsOf } from './suite-settings.js';

const program = (root: string, app: AdministeredApp): string => join(root, 'apps', app, 'dist', 'admin.js');

/** Runs one command with the settings of the running suite; resolves with the exit code. */
export async function admin(args: readonly string[], root: string): Promise<number> {
  tolerateClosedOutput();
  try {
    const { data, command } = parseAdminOptions(args, root);
    if (command.length === 0 || command.includes('--help')) return await help(root);
    const { app, command: own } = addressed(command);
    const settings = suiteSettingsOf(app, data, Suite.find(data).addresses);
    return await run(program(root, app), own, settings);
  } catch (error) {
    // A problem is for the person at the terminal; anything else is a mistake of ours and needs its trace.
    process.stderr.write(`${error instanceof Problem ? error.message : String((error as Error).stack)}\n`);
    return 1;
  }
}

/** Help needs no running suite: each app prints its commands. */
async function help(root: string): Promise<number> {
  process.stdout.write(`${adminUsage}\n`);
  for (const app of ['account', 'oauth', 'discovery', 'handler', 'network'] as const) {
    process.stdout.write(`\nCommands of ${app}:\n\n`);
    const code = await run(program(root, app), ['--help'], {});
    if (code !== 0) return code;
  }
  return 0;
}

/** With the flags and the compiled code of the app, which make its start shorter. */
async function run(
  file: string,
  command: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<number> {
  const env = { ...nodeEnvironment, ...process.env, ...settings };
  const child = spawn(process.execPath, [...nodeFlags, file, ...command], { env, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
