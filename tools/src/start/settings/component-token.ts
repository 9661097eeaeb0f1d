import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Problem } from '@fieldpost/testing';
import { handlerIdOf, handlerTokenFile, issuerOf, settingsOf, type SuitePlan } from './environment.js';
import { acceptedEnvironment } from './given-settings.js';
import { writeAtomically } from '../data/write-atomically.js';

const run = promisify(execFile);
const day = 24 * 60 * 60 * 1000;
const renewMs = 30 * day;

/** Ensures that the handler has a component token; account and oauth must be ready. */
export async function keepHandlerToken(plan: SuitePlan, root: string, now: Date): Promise<void> {
  if (plan.given?.['HANDLER_AUTH_TOKEN_FILE'] !== undefined) return;
  const file = handlerTokenFile(plan.data);
  const known = claimsOf(existsSync(file) ? readFileSync(file, 'utf8').trim() : '');
  const isOfHandler = known?.iss === issuerOf(plan) && known.sub === handlerIdOf(plan);
  if (known && isOfHandler && known.expires - now.getTime() > renewMs) return;
  writeAtomically(file, `${await makeToken(plan, root)}\n`);
}

/** Claims of a token; `expires` is in milliseconds. */
export interface TokenClaims {
  readonly expires: number;
  readonly iss?: unknown;
  readonly sub?: unknown;
}

/** The claims of a token, whose signature is not verified here; undefined when it is none. */
export function claimsOf(token: string): TokenClaims | undefined {
  const [, payload = '', signature, ...more] = token.split('.');
  if (!signature || more.length > 0) return undefined;
  try {
    const { exp, iss, sub } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Claims;
    return typeof exp === 'number' ? { expires: exp * 1000, iss, sub } : undefined;
  } catch {
    // Not JSON: not a token.
    return undefined;
  }
}

type Claims = Readonly<Record<'exp' | 'iss' | 'sub', unknown>>;

async function makeToken(plan: SuitePlan, root: string): Promise<string> {
  const admin = join(root, 'apps', 'account', 'dist', 'admin.js');
  const args = [admin, 'component-token', '--type', 'handler', '--id', handlerIdOf(plan), '--json'];
  const env = { ...acceptedEnvironment(process.env), ...settingsOf('account', plan) };
  try {
    const { stdout } = await run(process.execPath, args, { env, cwd: plan.data, timeout: 30_000 });
    return tokenIn(stdout);
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1);
    throw new Problem(`Account did not issue the token of the handler: ${said || (error as Error).message}`, {
      cause: error,
    });
  }
}

/** The token in the output of the command: in the last line that is a JSON object with one. */
export function tokenIn(output: string): string {
  for (const line of output.trim().split('\n').reverse()) {
    const token = line.startsWith('{') ? (JSON.parse(line) as { token?: unknown }).token : undefined;
    if (typeof token === 'string') return token;
  }
  throw new Error('it printed none');
}
