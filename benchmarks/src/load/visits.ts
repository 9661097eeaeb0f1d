import { setTimeout as sleep } from 'node:timers/promises';
import { Latencies } from './latencies.js';
import type { LoadResult } from './orders.js';

/** What people do who each send several requests, as in a browser. */
export interface VisitOrder {
  /** One person; rejects when something unexpected is answered. Visits have the numbers from 0 on. */
  readonly visit: (index: number) => Promise<void>;
  readonly atOnce: number;
  readonly warmUpMs: number;
  readonly measureMs: number;
}

/** Visits one after another, so many at once, in this process, whose CPU time is not counted. */
export async function visits(
  { visit, atOnce, warmUpMs, measureMs }: VisitOrder,
  atStart: () => void,
  atEnd: () => void,
): Promise<LoadResult> {
  const latencies = new Latencies();
  let [next, failures, example] = [0, 0, ''];
  let state: 'warming up' | 'measuring' | 'over' = 'warming up';
  const work = async (): Promise<void> => {
    while (state !== 'over') {
      const begun = performance.now();
      const problem = await visit(next++).then(
        () => undefined,
        (error: unknown) => String(error),
      );
      if (state !== 'measuring') continue;
      if (problem === undefined) latencies.add(performance.now() - begun);
      else [failures, example] = [failures + 1, example || problem];
    }
  };
  const working = Array.from({ length: atOnce }, work);
  await sleep(warmUpMs);
  state = 'measuring';
  atStart();
  const since = performance.now();
  await sleep(measureMs);
  atEnd();
  state = 'over';
  const seconds = (performance.now() - since) / 1000;
  await Promise.all(working);
  const [answers, p50, p99] = [latencies.count, latencies.percentile(0.5), latencies.percentile(0.99)];
  if (answers === 0) throw new Error(`no visit succeeded: ${example || 'none was completed'}`);
  return { answers, failures, example, seconds, p50, p99 };
}
