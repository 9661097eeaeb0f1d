import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Person } from '@fieldpost/testing';

const program = fileURLToPath(new URL('../../../tools/admin.mjs', import.meta.url));

/** Runs a command of the administrator on a suite. */
export const administer = (dataDir: string, ...command: readonly string[]) =>
  promisify(execFile)(process.execPath, [program, '--data', dataDir, ...command]);

export async function createAdministrator(
  dataDir: string,
  { username, email, password }: Person,
): Promise<void> {
  const created = administer(dataDir, 'user', 'create', username, '--email', email, '--admin');
  created.child.stdin?.end(`${password}\n`);
  await created;
}
