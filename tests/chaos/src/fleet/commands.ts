import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { flagsOfTests, nodeEnvironment } from '@fieldpost/testing';
import { type AppName, type Component, type FleetPlan, replicaHosts } from './plan.js';
import { settingsOf } from './settings.js';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const timeoutMs = 180_000;

/** The program of each app in a release. */
export type Release = (app: AppName) => string;

/** That of the repository. */
export const thisRelease: Release = (app) => `${repository}apps/${app}/dist/main.js`;

/** Runs a program of an app to its end, as a job of the cluster would; resolves with what it printed. */
async function run(
  app: AppName,
  plan: FleetPlan,
  [program = '', ...args]: readonly string[],
): Promise<string> {
  const env = { PATH: process.env['PATH'], ...nodeEnvironment, ...settingsOf(app, replicaHosts[0], plan) };
  const options = { env, timeout: timeoutMs };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...flagsOfTests, program, ...args],
    options,
  ).catch((error: Error & { readonly stdout: string }) => {
    throw new Error(`${error.message}\n${error.stdout}`);
  });
  return stdout;
}

/** What the migration Job of an app does. */
export const migrate = (app: AppName, plan: FleetPlan, program: string): Promise<string> =>
  run(app, plan, [program, 'migrate']);

const adminOf = (release: Release): string => join(dirname(release('account')), 'admin.js');

/** As the operator: approves a network component, so that it gets tokens. */
export async function approve(plan: FleetPlan, release: Release, componentId: string): Promise<void> {
  await run('account', plan, [adminOf(release), 'component', 'approve', componentId]);
}

/** The token with which a component announces itself; account and oauth have to be ready. */
export async function componentToken(
  plan: FleetPlan,
  release: Release,
  { type, id }: Component,
): Promise<string> {
  const command = ['component-token', '--type', type, '--id', id];
  const printed = await run('account', plan, [adminOf(release), ...command]);
  return printed.trim().split('\n').at(-1) ?? '';
}
