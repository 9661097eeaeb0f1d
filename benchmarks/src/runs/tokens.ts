import type { Order } from '../load/orders.js';
import { type Request, written } from '../load/request.js';
import type { Served } from '../measure/measure.js';
import { inTurns, type Turn } from '../measure/turns.js';
import { type Program, type ProgramName, startProgram } from '../programs/start-program.js';
import { appsPerUser, readableApps } from '../suite/population.js';
import { requestEach, exchangeOf, loginOf, refresh, requestsFor } from '../suite/requests.js';
import { type Algorithm, type Stack, startStack } from '../suite/stack.js';
import {
  type Goal,
  loadOf,
  type Row,
  type Run,
  type MeasuredTable,
  type RunContext,
  type Table,
} from '../measure/run.js';

const goals: Record<Algorithm, Goal> = {
  ES256: { server: 0.25, postgres: 0.1 },
  RS256: { server: 0.45, postgres: 0.1 },
};
const passwordGoal: Goal = { server: 12 };
/** CPU milliseconds of oidc-provider and of a hash where the goals were set. */
const providerThen: Record<Algorithm, number> = { ES256: 0.41, RS256: 0.625 };
const hashThen = 10.4;
/** Users who own readable applications. */
export const users = readableApps / appsPerUser;

/** Tokens with both algorithms: the apps, the floor, and oidc-provider. */
export const tokens: Run = async (context) => {
  const tables: Table[] = [];
  for (const algorithm of ['ES256', 'RS256'] as const) tables.push(await tokensBy(algorithm, context));
  return tables;
};

/** Tokens with one algorithm, all rows in alternation. */
export async function tokensBy(algorithm: Algorithm, context: RunContext): Promise<MeasuredTable> {
  const say = (line: string) => context.say(`${algorithm}: ${line}`);
  say('starting everything');
  const stack = await startStack({ algorithm, profile: context.profile }, context.teardown);
  const turns = [...(await exchangeTurns(algorithm, stack, context)), ...(await loginTurns(stack, context))];
  const rows = await inTurns(turns, context.measureMs, say);
  await context.teardown.run();
  const took = (is: Row['is'], of: string) =>
    rows.find((row) => row.is === is && row.group === of)?.measured.serverCpu ?? 0;
  const slowness: Readonly<Record<string, number>> = {
    token: took('peer', 'token') / providerThen[algorithm],
    password: took('floor', 'password') / hashThen,
  };
  return {
    title: `Tokens, ${algorithm}, ${context.connections} connections`,
    rows: rows.map((row) => ({ ...row, slowness: slowness[row.group] ?? 1 })),
  };
}

/** Key exchanges: the floors, the peer, and the apps. */
async function exchangeTurns(algorithm: Algorithm, stack: Stack, context: RunContext): Promise<Turn[]> {
  const floor = await started('token-floor', [algorithm], context);
  const provider = await started('provider', [algorithm], context);
  const back = await started('token-chain-back', [stack.database], context);
  const front = await started('token-chain-front', [algorithm, String(back.port)], context);
  const chain = {
    port: front.port,
    served: { ...stack.served, servers: { front: front.pid, back: back.pid } },
  };
  const ours = { port: stack.oauthPort, served: stack.served };
  const exchanges = asking(requestsFor(readableApps, exchangeOf), context);
  const credentials = asking([written(clientCredentials)], context);
  const [group, goal] = ['token', goals[algorithm]];
  return [
    { row: { name: 'floor: key for token', group, is: 'floor' }, ...exchanges(clientOf(floor)) },
    {
      row: { name: 'oidc-provider: client credentials', group, is: 'peer' },
      ...credentials(clientOf(provider)),
    },
    { row: { name: 'floor: over two processes', group, is: 'chain' }, ...exchanges(chain) },
    { row: { name: 'access key exchange', group, is: 'ours', goal }, ...exchanges(ours) },
    {
      row: { name: 'refresh grant', group, is: 'ours' },
      order: () => refreshes(stack, context),
      served: stack.served,
    },
  ];
}

/** Password grants: the hash alone, and the apps. */
async function loginTurns({ oauthPort, passwordHash, served }: Stack, context: RunContext): Promise<Turn[]> {
  const floor = await started('password-floor', [passwordHash], context);
  const logins = asking(
    requestsFor(users, (user) => loginOf(user)),
    context,
  );
  const [group, goal] = ['password', passwordGoal];
  return [
    { row: { name: 'floor: hash alone', group, is: 'floor' }, ...logins(clientOf(floor)) },
    { row: { name: 'password grant', group, is: 'ours', goal }, ...logins({ port: oauthPort, served }) },
  ];
}

/** Address of a server, and the processes whose CPU is counted. */
interface TokenEndpoint {
  readonly port: number;
  readonly served: Served;
}

/** The same requests for each server. */
const asking =
  (requests: Order['requests'], context: RunContext) =>
  ({ port, served }: TokenEndpoint): Omit<Turn, 'row'> => ({
    order: () => ({ ...loadOf(context), port, requests }),
    served,
  });

/** Each connection continues with the refresh tokens of its login. */
export async function refreshes({ oauthPort }: Stack, context: RunContext): Promise<Order> {
  const logins = Array.from({ length: context.connections }, (_, index) => loginOf(index % users));
  const first = await requestEach(oauthPort, 'refresh_token', logins);
  return {
    ...loadOf(context),
    port: oauthPort,
    requests: [written(refresh)],
    follow: 'refresh_token',
    first,
  };
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

const clientOf = ({ port, pid }: Program): TokenEndpoint => ({ port, served: { servers: { server: pid } } });
