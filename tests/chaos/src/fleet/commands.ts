import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type AppName, type FleetPlan, handlerId, replicaHosts } from './plan.js';
import { settingsOf } from './settings.js';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const timeoutMs = 180_000;

const programOf = (app: AppName, file: string): string => `${repository}apps/${app}/dist/${file}`;

/** Runs a program of an app to its end, as a job of the cluster would; resolves with what it printed. */
async function run(
  app: AppName,
  plan: FleetPlan,
  [program = '', ...args]: readonly string[],
): Promise<string> {
  const env = { PATH: process.env['PATH'], ...settingsOf(app, replicaHosts[0], plan) };
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
    env,
    timeout: timeoutMs,
  });
  return stdout;
}

/** What the migration Job of an app does; of the built release, unless another one is named. */
export const migrate = (
  app: AppName,
  plan: FleetPlan,
  program = programOf(app, 'main.js'),
): Promise<string> => run(app, plan, [program, 'migrate']);

/** As the operator: approves a network component, so that it gets tokens. */
export async function approve(plan: FleetPlan, componentId: string): Promise<void> {
  await run('account', plan, [programOf('account', 'admin.js'), 'component', 'approve', componentId]);
}

/** The token with which the handler announces itself; account and oauth have to be ready. */
export async function handlerToken(plan: FleetPlan): Promise<string> {
  const command = ['component-token', '--type', 'handler', '--id', handlerId];
  const printed = await run('account', plan, [programOf('account', 'admin.js'), ...command]);
  return printed.trim().split('\n').at(-1) ?? '';
}
