import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { nodeEnvironment, nodeFlags, Problem } from '@fieldpost/testing';
import {
  brokerIdOf,
  handlerIdOf,
  issuerOf,
  routerIdOf,
  settingsOf,
  type SuitePlan,
  tokenFileOf,
} from './environment.js';
import { acceptedEnvironment } from './given-settings.js';
import { writeAtomically } from '../data/write-atomically.js';

const run = promisify(execFile);
const day = 24 * 60 * 60 * 1000;
const renewMs = 30 * day;

interface Component {
  readonly type: 'handler' | 'router' | 'broker';
  readonly id: string;
  /** The setting that names another file. */
  readonly setting: string;
}

const componentsOf = (plan: SuitePlan): readonly Component[] => [
  { type: 'handler', id: handlerIdOf(plan), setting: 'HANDLER_AUTH_TOKEN_FILE' },
  ...(plan.network === false
    ? []
    : [
        { type: 'router' as const, id: routerIdOf(plan), setting: 'NETWORK_ROUTER_TOKEN_FILE' },
        { type: 'broker' as const, id: brokerIdOf(plan), setting: 'NETWORK_BROKER_TOKEN_FILE' },
      ]),
];

/** Ensures that handler, router and broker have component tokens; account and oauth must be ready. */
export async function keepComponentTokens(plan: SuitePlan, root: string, now: Date): Promise<void> {
  await Promise.all(componentsOf(plan).map((component) => keepToken(component, plan, { root, now })));
}

async function keepToken(
  component: Component,
  plan: SuitePlan,
  { root, now }: { readonly root: string; readonly now: Date },
): Promise<void> {
  if (plan.given?.[component.setting] !== undefined) return;
  const file = tokenFileOf(component.type, plan.data);
  const known = claimsOf(existsSync(file) ? readFileSync(file, 'utf8').trim() : '');
  const isOfComponent = known?.iss === issuerOf(plan) && known.sub === component.id;
  if (known && isOfComponent && known.expires - now.getTime() > renewMs) return;
  writeAtomically(file, `${await makeToken(component, plan, root)}\n`);
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

async function makeToken({ type, id }: Component, plan: SuitePlan, root: string): Promise<string> {
  const admin = join(root, 'apps', 'account', 'dist', 'admin.js');
  const args = [...nodeFlags, admin, 'component-token', '--type', type, '--id', id, '--json'];
  const env = { ...nodeEnvironment, ...acceptedEnvironment(process.env), ...settingsOf('account', plan) };
  try {
    const { stdout } = await run(process.execPath, args, { env, cwd: plan.data, timeout: 30_000 });
    return tokenIn(stdout);
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1);
    throw new Problem(`Account did not issue the token of the ${type}: ${said || (error as Error).message}`, {
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
