import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const run = promisify(execFile);

export type Settings = Readonly<Record<string, string>>;

export interface Command {
  readonly name: 'backup' | 'restore';
  readonly args: readonly string[];
  readonly env: Settings;
  /** Where it is given. */
  readonly folder: string;
}

/** How a command ended, and what it printed. */
export interface CommandResult {
  readonly code: number;
  readonly said: string;
}

/** Runs a command as `npm run` does, with these settings; a failure is an answer. */
export async function runCommand({ name, args, env, folder }: Command): Promise<CommandResult> {
  const place = JSON.stringify({ root, folder });
  const script = `const { ${name} } = await import('${root}tools/dist/backup/main.js');
    process.exitCode = await ${name}(process.argv.slice(1), ${place});`;
  const program = ['--input-type=module', '-e', script, '--', ...args];
  try {
    const { stdout } = await run(process.execPath, program, { env: { PATH: process.env['PATH'], ...env } });
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stderr } = error as { readonly code: number; readonly stderr: string };
    return { code, said: stderr };
  }
}

const runScript = (name: string, env: Settings) =>
  run('sh', [join(root, 'k8s/helm/fieldpost/files', name)], {
    env: { PATH: process.env['PATH'], BACKUP_APPS: 'account oauth discovery handler', ...env },
  });

/** Runs what the CronJob of the Helm chart runs. */
export const runCronJob = (env: Settings) => runScript('back-up.sh', env);

/** Runs what a Job to restore runs. */
export const runRestoreJob = (env: Settings) => runScript('restore.sh', env);
