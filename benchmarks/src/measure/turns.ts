import type { Order } from '../load/orders.js';
import { type Measured, measure, type Served } from './measure.js';

/** What is measured in turns with others. */
export interface Turn {
  readonly name: string;
  /** Made anew for every slice, since what one has used up is of no use to the next. */
  readonly order: () => Order | Promise<Order>;
  readonly served: Served;
}

export interface Times {
  readonly warmUpMs: number;
  readonly measureMs: number;
}

const sliceMs = 2_000;
/** A slice begins with new connections and cold caches; what V8 compiled stays. */
const sliceWarmUpMs = 1_000;

/**
 * Measures everything in slices of two seconds, one after the other and round again: a machine that becomes slower by
 * half within minutes does so to all of them. The answer has the medians of the slices, and of time the least, too: what
 * disturbs only ever adds.
 */
export async function inTurns(
  turns: readonly Turn[],
  { warmUpMs, measureMs }: Times,
  say: (line: string) => void,
): Promise<readonly Measured[]> {
  const slice = async ({ order, served }: Turn, times: Times) =>
    measure({ ...(await order()), ...times }, served);
  for (const turn of turns) {
    say(`warming up: ${turn.name}`);
    await slice(turn, { warmUpMs, measureMs: sliceMs });
  }
  const slices = turns.map((): Measured[] => []);
  const rounds = Math.ceil(measureMs / sliceMs);
  for (let round = 1; round <= rounds; round += 1) {
    say(`round ${round} of ${rounds}`);
    for (const [index, turn] of turns.entries())
      slices[index]?.push(await slice(turn, { warmUpMs: sliceWarmUpMs, measureMs: sliceMs }));
  }
  return slices.map(medianOf);
}

/** One row for all slices: medians, but the sums of what was counted and the most of memory. */
export function medianOf(slices: readonly Measured[]): Measured {
  const [first] = slices;
  if (!first) throw new Error('nothing was measured');
  const median = (of: (slice: Measured) => number) => middle(slices.map(of));
  const sum = (of: (slice: Measured) => number) => slices.reduce((all, slice) => all + of(slice), 0);
  const each = (of: (slice: Measured) => Readonly<Record<string, number>>, join: typeof middle) =>
    Object.fromEntries(
      Object.keys(of(first)).map((name) => [name, join(slices.map((slice) => of(slice)[name] ?? 0))]),
    );
  return {
    answers: sum(({ answers }) => answers),
    failures: sum(({ failures }) => failures),
    example: slices.find(({ example }) => example)?.example ?? '',
    seconds: sum(({ seconds }) => seconds),
    p50: median(({ p50 }) => p50),
    p99: median(({ p99 }) => p99),
    cpu: each(({ cpu }) => cpu, middle),
    serverCpu: median(({ serverCpu }) => serverCpu),
    leastCpu: leastOf(slices),
    postgresCpu: first.postgresCpu === undefined ? undefined : median(({ postgresCpu = 0 }) => postgresCpu),
    perSecond: median(({ perSecond }) => perSecond),
    resident: each(
      ({ resident }) => resident,
      (all) => Math.max(...all),
    ),
  };
}

/** Of the slice in which servers and database together took least. */
function leastOf(slices: readonly Measured[]): readonly number[] {
  const [best] = slices
    .map(({ serverCpu, postgresCpu }) => (postgresCpu === undefined ? [serverCpu] : [serverCpu, postgresCpu]))
    .sort((a, b) => total(a) - total(b));
  return best ?? [];
}

const total = (all: readonly number[]): number => all.reduce((sum, ms) => sum + ms, 0);

/** The median; of an even number the mean of the two in the middle. */
function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}
