import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Problem } from '@fieldpost/testing';
import { handlerId, handlerTokenFile, settingsOf, type SuitePlan } from './environment.js';
import { writeAtomically } from './write-atomically.js';

const run = promisify(execFile);
const day = 24 * 60 * 60 * 1000;
const renewMs = 30 * day;

/** Makes sure that the handler has a token to prove itself with; account and oauth must be ready. */
export async function keepHandlerToken(plan: SuitePlan, root: string, now: Date): Promise<void> {
  const file = handlerTokenFile(plan.data);
  const known = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  const expires = expiryOf(known);
  if (expires !== undefined && expires - now.getTime() > renewMs) return;
  writeAtomically(file, `${await makeToken(plan, root)}\n`);
}

/** When a token ends, in milliseconds; undefined when it is none. Who signed it is for others to judge. */
export function expiryOf(token: string): number | undefined {
  const [, payload = '', signature, ...more] = token.split('.');
  if (!signature || more.length > 0) return undefined;
  try {
    const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : undefined;
  } catch {
    // Not JSON: not a token.
    return undefined;
  }
}

async function makeToken(plan: SuitePlan, root: string): Promise<string> {
  const admin = join(root, 'apps', 'account', 'dist', 'admin.js');
  const args = [admin, 'component-token', '--type', 'handler', '--id', handlerId, '--json'];
  const env = { ...process.env, ...settingsOf('account', plan) };
  try {
    const { stdout } = await run(process.execPath, args, { env, cwd: plan.data, timeout: 30_000 });
    return tokenIn(stdout);
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1);
    throw new Problem(`The handler gets no token from account: ${said || (error as Error).message}`, {
      cause: error,
    });
  }
}

/** The token in what the command printed: the last line that is a JSON object with one. */
export function tokenIn(output: string): string {
  for (const line of output.trim().split('\n').reverse()) {
    const token = line.startsWith('{') ? (JSON.parse(line) as { token?: unknown }).token : undefined;
    if (typeof token === 'string') return token;
  }
  throw new Error('it printed none');
}
