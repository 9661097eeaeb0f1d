import type { Order } from '../load/orders.js';
import { type Request, written } from '../load/request.js';
import { measure, type Served } from '../measure/measure.js';
import { type Program, type ProgramName, startProgram } from '../programs/start-program.js';
import { appsPerUser, readableApps } from '../suite/population.js';
import { askEach, exchangeOf, loginOf, refresh, requestsFor } from '../suite/requests.js';
import { type Algorithm, type Stack, startStack } from '../suite/stack.js';
import {
  type Goal,
  loadOf,
  type Row,
  type Run,
  type MeasuredTable,
  type RunContext,
  type Table,
} from './run.js';

const goals: Record<Algorithm, Goal> = {
  ES256: { server: 0.25, postgres: 0.1 },
  RS256: { server: 0.45, postgres: 0.1 },
};
const users = readableApps / appsPerUser;
/** V8 compiles beside the work for so long, in milliseconds: what an exchange costs falls by a quarter between 10 and 25 s. */
const warmUpMs = 25_000;

/** Tokens of both algorithms: ours, the floor, and oidc-provider. */
export const tokens: Run = async (context) => {
  const tables: Table[] = [];
  for (const algorithm of ['ES256', 'RS256'] as const) tables.push(await tokensBy(algorithm, context));
  return tables;
};

/** Tokens of one algorithm. */
export async function tokensBy(algorithm: Algorithm, context: RunContext): Promise<MeasuredTable> {
  const rows: Row[] = [];
  const of = (name: string, row: Omit<Row, 'measured' | 'name'>, order: Order, served: Served) => {
    context.say(`${algorithm}: ${name}`);
    return measure(order, served).then((measured) => void rows.push({ ...row, name, measured }));
  };
  const order = (port: number, requests: readonly string[], more: Partial<Order> = {}): Order => ({
    ...loadOf(context),
    ...{ port, requests, warmUpMs, ...more },
  });

  const group = 'token';
  const floor = await started('token-floor', [algorithm], context);
  const exchanges = requestsFor(readableApps, exchangeOf);
  await of('floor: key for token', { group, is: 'floor' }, order(floor.port, exchanges), servedBy(floor));
  await floor.stop();

  const provider = await started('provider', [algorithm], context);
  const granted = order(provider.port, [written(clientCredentials)]);
  await of('oidc-provider: client credentials', { group, is: 'peer' }, granted, servedBy(provider));
  await provider.stop();

  const stack = await startStack({ algorithm, profile: context.profile }, context.teardown);
  const back = await started('token-chain-back', [stack.database], context);
  const front = await started('token-chain-front', [algorithm, String(back.port)], context);
  const chain = { ...stack.served, servers: { front: front.pid, back: back.pid } };
  await of('floor: over two processes', { group, is: 'chain' }, order(front.port, exchanges), chain);
  for (const program of [front, back]) await program.stop();
  const goal = goals[algorithm];
  const ours = { group, is: 'ours' } as const;
  await of('access key exchange', { ...ours, goal }, order(stack.oauthPort, exchanges), stack.served);
  await of('refresh grant', ours, order(stack.oauthPort, ...(await refreshes(stack, context))), stack.served);
  const logins = order(
    stack.oauthPort,
    requestsFor(users, (user) => loginOf(user)),
  );
  const login = { group: 'password', is: 'ours', goal: { server: 12 } } as const;
  await of('password grant', login, logins, stack.served);
  await context.teardown.run();
  return { title: `Tokens, ${algorithm}, ${context.connections} connections`, rows };
}

/** Each connection goes on with the refresh tokens of its own login. */
async function refreshes({ oauthPort }: Stack, { connections }: RunContext) {
  const logins = Array.from({ length: connections }, (_, index) => loginOf(index % users));
  const first = await askEach(oauthPort, 'refresh_token', logins);
  return [[written(refresh)], { follow: 'refresh_token', first }] as const;
}

const clientCredentials: Request = {
  method: 'POST',
  path: '/token',
  form: {
    grant_type: 'client_credentials',
    client_id: 'bench',
    client_secret: 'bench-secret-of-a-good-length',
    resource: 'urn:benchmark',
    scope: 'api',
  },
};

/** Starts a program that the teardown ends, unless the run ends it before. */
async function started(name: ProgramName, args: readonly string[], { teardown }: RunContext) {
  const program = await startProgram(name, args);
  teardown.add(() => program.stop());
  return program;
}

const servedBy = ({ pid }: Program): Served => ({ servers: { server: pid } });
