import { load } from '../load/load.js';
import type { LoadResult, Order } from '../load/orders.js';
import { cpuOfFamily, residentMb } from './processes.js';

/** The processes that serve a measured request. */
export interface Served {
  /** Servers by their names in the table. */
  readonly servers: Readonly<Record<string, number>>;
  /** Process id of PostgreSQL, whose backends are counted as well. */
  readonly postgres?: number;
}

/** One row of a table; CPU in milliseconds per response, memory in MB. */
export interface Measured extends LoadResult {
  readonly cpu: Readonly<Record<string, number>>;
  readonly serverCpu: number;
  readonly postgresCpu: number | undefined;
  /** The lowest of several slices: of the servers, and of PostgreSQL if used. */
  readonly leastCpu?: readonly number[];
  readonly perSecond: number;
  readonly resident: Readonly<Record<string, number>>;
}

/** Loads servers; calls `atStart` and `atEnd` around the measured time. */
export type Loader = (atStart: () => void, atEnd: () => void) => Promise<LoadResult>;

/** Runs the order and sums up the CPU of the servers. */
export const measure = (order: Order, served: Served): Promise<Measured> =>
  measureDuring((atStart, atEnd) => load(order, atStart, atEnd), served);

/** Runs a load and sums up the CPU of the servers. */
export async function measureDuring(run: Loader, { servers, postgres }: Served): Promise<Measured> {
  const counted = (): Record<string, number> => ({
    ...Object.fromEntries(Object.entries(servers).map(([name, pid]) => [name, cpuOfFamily(pid)])),
    ...(postgres !== undefined && { [database]: cpuOfFamily(postgres) }),
  });
  let before: Record<string, number> = {};
  let after: Record<string, number> = {};
  const result = await run(
    () => {
      before = counted();
    },
    () => {
      after = counted();
    },
  );
  const answers = result.answers + result.failures;
  const perAnswer = (name: string) => ((after[name] ?? 0) - (before[name] ?? 0)) / answers;
  const cpu = Object.fromEntries(Object.keys(servers).map((name) => [name, perAnswer(name)]));
  return {
    ...result,
    cpu,
    serverCpu: Object.values(cpu).reduce((sum, ms) => sum + ms, 0),
    postgresCpu: postgres === undefined ? undefined : perAnswer(database),
    perSecond: result.answers / result.seconds,
    resident: Object.fromEntries(Object.entries(servers).map(([name, pid]) => [name, residentMb(pid)])),
  };
}

const database = 'postgres';
