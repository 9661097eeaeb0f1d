import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Browser, formOf, Problem } from '@fieldpost/testing';
import type { Request } from '../load/request.js';
import { visits } from '../load/visits.js';
import { type Measured, measureDuring } from '../measure/measure.js';
import { loadOf, type Row, type Run, type RunContext } from '../measure/run.js';
import { inTurns, medianOf, type Turn } from '../measure/turns.js';
import {
  addCodeClient,
  appIdOf,
  codeClient,
  keyOf,
  password,
  readableApps,
  readerOf,
  redirectUri,
  userNameOf,
} from '../suite/population.js';
import * as requests from '../suite/requests.js';
import { type Stack, startStack } from '../suite/stack.js';
import { refreshes, users } from './tokens.js';

/** A release and its running apps. */
interface Release {
  readonly name: 'before' | 'after';
  readonly stack: Stack;
}

const codesAtOnce = 4;

/**
 * The paths of v2 in two releases that run next to each other: this one, and an earlier one that is installed and built in
 * another folder.
 */
export const releasesSince =
  (folder: string | undefined): Run =>
  async (context) => {
    if (folder === undefined) throw new Problem('--before not given: it is the folder of an earlier release');
    const { startStack: startEarlier } = await earlierStack(folder);
    const options = { algorithm: 'ES256', profile: undefined } as const;
    const releases: readonly Release[] = [
      { name: 'before', stack: await startEarlier(options, context.teardown) },
      { name: 'after', stack: await startStack(options, context.teardown) },
    ];
    const turns = [];
    for (const release of releases) turns.push(...(await turnsOf(release, context)));
    const rows = await inTurns(turns.toSorted(byGroup), context.measureMs, context.say);
    const codes = await codeRows(releases, context);
    await context.teardown.run();
    const title = `Paths of v2 in two releases, ES256, ${context.connections} connections`;
    return [{ title, rows: [...rows, ...codes] }];
  };

async function earlierStack(folder: string): Promise<{ readonly startStack: typeof startStack }> {
  const file = join(resolve(folder), 'benchmarks/dist/suite/stack.js');
  try {
    return (await import(pathToFileURL(file).href)) as { readonly startStack: typeof startStack };
  } catch (cause) {
    throw new Problem(`--before not valid: "${folder}" has no built release`, { cause });
  }
}

const byGroup = ({ row: a }: Turn, { row: b }: Turn): number => a.group.localeCompare(b.group);

const rowOf = (name: Release['name'], group: string): Omit<Row, 'measured'> => ({
  ...{ name: `${group}, ${name}`, group },
  is: name === 'before' ? 'start' : 'ours',
});

async function turnsOf({ name, stack }: Release, context: RunContext): Promise<readonly Turn[]> {
  const logins = Array.from({ length: readableApps }, (_, index) =>
    requests.loginOf(readerOf(index), `apps:${appIdOf(index)}`),
  );
  const tokens = await requests.requestEach(stack.oauthPort, 'access_token', logins);
  const turn = (group: string, port: number, request: (index: number) => Request): Turn => ({
    row: rowOf(name, group),
    served: stack.served,
    order: () => ({ ...loadOf(context), port, requests: requests.requestsFor(readableApps, request) }),
  });
  const { oauthPort, accountPort } = stack;
  return [
    turn('access key exchange', oauthPort, requests.exchangeOf),
    turn('password grant', oauthPort, (index) => requests.loginOf(index % users)),
    turn('introspection', oauthPort, (index) => requests.introspectionOf(tokens[index] ?? '')),
    turn('reading by token', accountPort, (index) => requests.readOf(index, `bearer ${tokens[index]}`)),
    turn('reading by access key', accountPort, (index) => requests.readOf(index, `key ${keyOf(index)}`)),
    { row: rowOf(name, 'refresh grant'), served: stack.served, order: () => refreshes(stack, context) },
  ];
}

/** A code for a user who has consented, and its exchange; the releases take turns. */
async function codeRows(releases: readonly Release[], context: RunContext): Promise<readonly Row[]> {
  const all = [];
  for (const { name, stack } of releases) {
    await addCodeClient(stack.database);
    const visit = await codesOf(stack);
    all.push({ row: rowOf(name, 'code and its exchange'), stack, visit, slices: [] as Measured[] });
  }
  const order = { atOnce: codesAtOnce, warmUpMs: context.warmUpMs / 5, measureMs: context.measureMs / 4 };
  for (let round = 1; round <= 4; round += 1) {
    context.say(`codes: round ${round} of 4`);
    for (const { stack, visit, slices } of all)
      slices.push(await measureDuring((start, end) => visits({ visit, ...order }, start, end), stack.served));
  }
  return all.map(({ row, slices }) => ({ ...row, measured: medianOf(slices) }));
}

/** Logs a user in, who consents; then each visit requests a code and exchanges it. */
async function codesOf({ oauthPort }: Stack): Promise<() => Promise<void>> {
  const browser = new Browser(() => `http://127.0.0.1:${oauthPort}`);
  const login = formOf(await browser.get('/users/login'));
  await browser.submit(login, { username: userNameOf(0), password });
  const query = new URLSearchParams({
    ...{ response_type: 'code', client_id: codeClient.id, redirect_uri: redirectUri },
    ...{ scope: 'profile', state: 'bench' },
  });
  const authorize = async () => browser.follow(await browser.get(`/users/authorize?${query}`));
  const page = await authorize();
  if (page.location === '') await browser.submit(formOf(page), { decision: 'allow' });
  return async () => {
    const { location, status } = await authorize();
    const code = URL.parse(location)?.searchParams.get('code');
    if (!code) throw new Error(`no code: ${status}`);
    await requests.ask(oauthPort, requests.codeExchangeOf(code));
  };
}
