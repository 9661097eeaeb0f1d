import { someId } from '../discovery/catalogue.js';
import { type Floor, floorFor } from '../discovery/floor.js';
import { grpcLoad, httpLoad, type Load } from '../discovery/loads.js';
import { measureLoad } from '../discovery/measure-load.js';
import { plainContract } from '../discovery/plain-contract.js';
import { textField } from '../discovery/prepared-responses.js';
import { type DiscoveryServer, type Filled, filled } from '../discovery/server.js';
import { findGhz, findWrk } from '../discovery/tools.js';
import { discoveryScale } from './discovery-scale.js';
import type { Row, RunContext, Table } from '../measure/run.js';

const perService = 200;

/** A request in both protocols, with its goals in CPU milliseconds per response. */
interface Asked {
  readonly method: 'Get' | 'GetAll';
  readonly request: object;
  readonly message: Buffer;
  readonly path: string;
  readonly grpcGoals: Readonly<Record<number, number>>;
  readonly httpGoals: Readonly<Record<number, number>>;
}

const questions: readonly Asked[] = [
  {
    method: 'Get',
    request: { service_name: 'handler', id: someId },
    message: Buffer.concat([textField(1, someId), textField(2, 'handler')]),
    path: `/announcements/handler/${someId}`,
    grpcGoals: { 16: 0.06, 64: 0.035 },
    httpGoals: { 16: 0.026, 64: 0.026 },
  },
  {
    method: 'GetAll',
    request: { service_name: 'handler' },
    message: textField(1, 'handler'),
    path: '/announcements/handler',
    grpcGoals: { 16: 0.25, 64: 0.25 },
    httpGoals: { 16: 0.09 },
  },
];

interface Tools {
  readonly ghz: string;
  readonly wrk: string;
  readonly contract: string;
}

/**
 * Reads of discovery with 200 announcements per service, compared with plain Node that returns the same
 * bytes.
 */
export async function discovery(context: RunContext): Promise<readonly Table[]> {
  const database = await filled({ perService, metadata: 3, size: 'full' }, context.teardown);
  const tools = { ghz: findGhz(), wrk: findWrk(), contract: plainContract(database.home) };
  const ours = await database.start(1, context.profile);
  const rows: Row[] = [];
  for (const asked of questions) {
    const floor = await floorFor({ home: database.home, ...asked }, ours, context.teardown);
    rows.push(...(await ask(asked, { tools, ours, floor }, context)));
    floor.stop();
  }
  await ours.stop();
  const title = `Discovery: reads with ${perService} announcements per service, one gRPC connection over TLS`;
  return [{ title, rows }, await workers(database, tools, context), await discoveryScale(context)];
}

interface Peers {
  readonly tools: Tools;
  readonly ours: DiscoveryServer;
  readonly floor: Floor;
}

type Sides = Pick<DiscoveryServer, 'pid' | 'grpcPort' | 'httpPort'>;

async function ask(asked: Asked, { tools, ours, floor }: Peers, context: RunContext): Promise<Row[]> {
  const rows: Row[] = [];
  const both = async (group: string, loadOf: (side: Sides) => Load, goal: number) => {
    context.say(group);
    const least = await measureLoad(loadOf(floor), floor.pid, context);
    rows.push({ name: `${group}: bare Node`, measured: least, group, is: 'floor' });
    const measured = await measureLoad(loadOf(ours), ours.pid, context);
    rows.push({ name: group, measured, group, is: 'ours', goal: { server: goal } });
  };
  for (const [at, goal] of Object.entries(asked.grpcGoals)) {
    const load = (side: Sides) =>
      grpcLoad({ ...tools, ...asked, port: side.grpcPort, concurrency: Number(at), connections: 1 });
    await both(`gRPC ${asked.method}, ${at} at once`, load, goal);
  }
  for (const [at, goal] of Object.entries(asked.httpGoals)) {
    const load = (side: Sides) =>
      httpLoad({
        ...tools,
        url: `http://127.0.0.1:${side.httpPort}${asked.path}`,
        concurrency: Number(at),
      });
    await both(`HTTP ${asked.method}, ${at} at once`, load, goal);
  }
  return rows;
}

/** The same reads with one and two processes, over four connections. */
async function workers(database: Filled, tools: Tools, context: RunContext): Promise<Table> {
  const rows: Row[] = [];
  for (const count of [1, 2]) {
    const server = await database.start(count);
    for (const { method, request } of questions) {
      const group = `gRPC ${method}, ${count} ${count === 1 ? 'worker' : 'workers'}`;
      context.say(group);
      const load = grpcLoad({
        ...{ ...tools, method, request, port: server.grpcPort },
        ...{ concurrency: 64, connections: 4 },
      });
      rows.push({ name: group, measured: await measureLoad(load, server.pid, context), group, is: 'ours' });
    }
    await server.stop();
  }
  return { title: 'Discovery: workers, 64 calls at once over four connections', rows };
}
