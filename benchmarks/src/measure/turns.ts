import type { Order } from '../load/orders.js';
import type { Row } from './run.js';
import { type Measured, measure, type Served } from './measure.js';
import { median } from './median.js';

/** A row that is measured in alternation with others. */
export interface Turn {
  readonly row: Omit<Row, 'measured'>;
  /** Created for every slice, because a slice uses it up. */
  readonly order: () => Order | Promise<Order>;
  readonly served: Served;
}

/**
 * Time in which V8 still compiles, in milliseconds: the cost of an exchange falls by a quarter between 10 and
 * 25 s.
 */
export const untilCompiledMs = 25_000;
const sliceMs = 2_000;
/** A slice begins with new connections and cold caches; what V8 compiled stays. */
const sliceWarmUpMs = 1_000;

/**
 * Measures all rows in alternating slices of two seconds, so that changes in the speed of the machine affect
 * all of them. Returns medians of the slices, and the lowest time, because disturbances only add to it.
 */
export async function inTurns(
  turns: readonly Turn[],
  measureMs: number,
  say: (line: string) => void,
): Promise<readonly Row[]> {
  const slice = async ({ order, served }: Turn, warmUpMs: number) =>
    measure({ ...(await order()), warmUpMs, measureMs: sliceMs }, served);
  const all = turns.map((turn) => ({ turn, slices: [] as Measured[] }));
  for (const turn of turns) {
    say(`warming up: ${turn.row.name}`);
    await slice(turn, untilCompiledMs);
  }
  const rounds = Math.ceil(measureMs / sliceMs);
  for (let round = 1; round <= rounds; round += 1) {
    say(`round ${round} of ${rounds}`);
    for (const { turn, slices } of all) slices.push(await slice(turn, sliceWarmUpMs));
  }
  return all.map(({ turn: { row }, slices }) => ({ ...row, measured: medianOf(slices) }));
}

/** One row for all slices: medians of times, sums of counts, maximum of memory. */
export function medianOf(slices: readonly Measured[]): Measured {
  const [first] = slices;
  if (!first) throw new Error('nothing was measured');
  const usual = (of: (slice: Measured) => number) => median(slices.map(of));
  const sum = (of: (slice: Measured) => number) => slices.reduce((all, slice) => all + of(slice), 0);
  const each = (of: (slice: Measured) => Readonly<Record<string, number>>, join: typeof median) =>
    Object.fromEntries(
      Object.keys(of(first)).map((name) => [name, join(slices.map((slice) => of(slice)[name] ?? 0))]),
    );
  return {
    answers: sum(({ answers }) => answers),
    failures: sum(({ failures }) => failures),
    example: slices.find(({ example }) => example)?.example ?? '',
    seconds: sum(({ seconds }) => seconds),
    p50: usual(({ p50 }) => p50),
    p99: usual(({ p99 }) => p99),
    cpu: each(({ cpu }) => cpu, median),
    serverCpu: usual(({ serverCpu }) => serverCpu),
    leastCpu: leastOf(slices),
    postgresCpu: first.postgresCpu === undefined ? undefined : usual(({ postgresCpu = 0 }) => postgresCpu),
    perSecond: usual(({ perSecond }) => perSecond),
    resident: each(
      ({ resident }) => resident,
      (all) => Math.max(...all),
    ),
  };
}

/** Values of the slice with the lowest total. */
function leastOf(slices: readonly Measured[]): readonly number[] {
  const [best] = slices
    .map(({ serverCpu, postgresCpu }) => (postgresCpu === undefined ? [serverCpu] : [serverCpu, postgresCpu]))
    .sort((a, b) => total(a) - total(b));
  return best ?? [];
}

const total = (all: readonly number[]): number => all.reduce((sum, ms) => sum + ms, 0);
