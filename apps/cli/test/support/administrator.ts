import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { password } from './command-line.js';

const adminProgram = fileURLToPath(new URL('../../../../tools/admin.mjs', import.meta.url));

/** Creates an administrator at the suite, with the password of the tests. */
export async function createAdministrator(username: string): Promise<void> {
  const data = process.env['FIELDPOST_CLI_DATA'] ?? '';
  const create = ['user', 'create', username, '--email', `${username}@example.com`, '--admin'];
  const created = promisify(execFile)(process.execPath, [adminProgram, '--data', data, ...create]);
  created.child.stdin?.end(`${password}\n`);
  await created;
}
