import type { Served } from '../measure/measure.js';
import { inTurns } from '../measure/turns.js';
import { startProgram } from '../programs/start-program.js';
import { appIdOf, appsPerUser, keyOf, readableApps, readerOf } from '../suite/population.js';
import { requestEach, loginOf, readOf, requestsFor } from '../suite/requests.js';
import { type Stack, startStack } from '../suite/stack.js';
import { type Goal, loadOf, type Row, type Run } from '../measure/run.js';

const goal: Goal = { server: 0.2, postgres: 0.05 };
/** CPU milliseconds of the floor by token where the goal was set. */
const floorThen = { server: 0.154, postgres: 0.043 };

/** Reading one of a hundred applications, compared with a minimal Node program on the same database. */
export const entity: Run = async (context) => {
  const stack = await startStack({ algorithm: 'RS256', profile: context.profile }, context.teardown);
  const readers = await tokensOf(stack, readerOf);
  const owners = await tokensOf(stack, (index) => Math.floor(index / appsPerUser));
  const floor = await startProgram('entity-floor', [stack.database, await jwkOf(stack)]);
  context.teardown.add(() => floor.stop());

  const floors = { servers: { server: floor.pid }, ...postgresOf(stack) };
  const ours = { servers: { account: stack.served.servers['account'] ?? 0 }, ...postgresOf(stack) };
  const readers_ = (index: number) => `bearer ${readers[index]}`;
  const byKey = (index: number) => `key ${keyOf(index)}`;
  const all: readonly [Omit<Row, 'measured'>, number, Served, (index: number) => string][] = [
    [{ name: 'floor: by token', group: 'token', is: 'floor' }, floor.port, floors, readers_],
    [{ name: 'floor: by access key', group: 'key', is: 'floor' }, floor.port, floors, byKey],
    [{ name: 'by token', group: 'token', is: 'ours', goal }, stack.accountPort, ours, readers_],
    [{ name: 'by access key', group: 'key', is: 'ours', goal }, stack.accountPort, ours, byKey],
    [
      { name: 'by token of the owner, with keys and collaborators', group: 'token', is: 'ours' },
      stack.accountPort,
      ours,
      (index) => `bearer ${owners[index]}`,
    ],
  ];
  const turns = all.map(([row, port, served, authorization]) => {
    const requests = requestsFor(readableApps, (index) => readOf(index, authorization(index)));
    return { row, served, order: () => ({ ...loadOf(context), port, requests }) };
  });
  const rows = await inTurns(turns, context.measureMs, context.say);
  await context.teardown.run();
  const [floorNow] = rows;
  const slowness = {
    slowness: (floorNow?.measured.serverCpu ?? 0) / floorThen.server,
    postgresSlowness: (floorNow?.measured.postgresCpu ?? 0) / floorThen.postgres,
  };
  return [
    {
      title: `Reading one application, RS256, ${context.connections} connections`,
      rows: rows.map((row) => ({ ...row, ...slowness })),
    },
  ];
};

const postgresOf = ({ served }: Stack) =>
  served.postgres === undefined ? {} : { postgres: served.postgres };

/** For every readable application, a token of its user that is restricted to it. */
const tokensOf = ({ oauthPort }: Stack, userOf: (index: number) => number): Promise<readonly string[]> =>
  requestEach(
    oauthPort,
    'access_token',
    Array.from({ length: readableApps }, (_, index) => loginOf(userOf(index), `apps:${appIdOf(index)}`)),
  );

async function jwkOf({ oauthPort }: Stack): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${oauthPort}/.well-known/jwks.json`);
  const { keys } = (await answer.json()) as { keys: readonly object[] };
  return JSON.stringify(keys[0]);
}
