import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { password, serverOf } from './command-line.js';

const adminProgram = fileURLToPath(new URL('../../../../tools/admin.mjs', import.meta.url));

/** Creates an administrator at the suite, with the password of the tests. */
export async function createAdministrator(username: string): Promise<void> {
  const data = process.env['FIELDPOST_CLI_DATA'] ?? '';
  const create = ['user', 'create', username, '--email', `${username}@example.com`, '--admin'];
  const created = promisify(execFile)(process.execPath, [adminProgram, '--data', data, ...create]);
  created.child.stdin?.end(`${password}\n`);
  await created;
}

/** Creates a handler of a user. The command line creates none. */
export async function createHandler(id: string, username: string): Promise<void> {
  const tokens = await fetch(`${serverOf()}/users/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('fieldpost-demo:fieldpost-demo').toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'password', username, password, scope: 'components' }),
  });
  const { access_token: token } = (await tokens.json()) as { readonly access_token: string };
  const made = await fetch(`${serverOf()}/api/v2/components/handlers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  });
  if (made.status !== 201) throw new Error(`${id} was not created: ${made.status} ${await made.text()}`);
}

/** Whether a link for a new password was mailed to this address; in development mails are logged. */
export const isResetMailed = (email: string): boolean =>
  readFileSync(join(process.env['FIELDPOST_CLI_DATA'] ?? '', 'logs', 'oauth.log'), 'utf8')
    .split('\n')
    .some((entry) => entry.includes(`"${email}"`) && entry.includes('/users/reset-password?'));
