/** Calls that run at the same time: servers limit calls per second, and the user waits for all of them. */
const atOnce = 4;

/** A row whose call failed. */
export interface FailedRow<T> {
  readonly row: T;
  readonly error: unknown;
}

export interface BulkResult<T> {
  readonly done: readonly T[];
  readonly failed: readonly FailedRow<T>[];
}

interface Control {
  readonly onProgress: (finished: number) => void;
  /** Aborts what is not started yet. */
  readonly signal: AbortSignal;
}

/** Runs a call for each row, a few at a time. A failure does not stop the others. */
export async function runAll<T>(
  rows: readonly T[],
  run: (row: T) => Promise<unknown>,
  { onProgress, signal }: Control,
): Promise<BulkResult<T>> {
  const done: T[] = [];
  const failed: FailedRow<T>[] = [];
  const waiting = rows.values();
  const work = async () => {
    for (const row of waiting) {
      if (signal.aborted) return;
      await run(row).then(
        () => done.push(row),
        (error: unknown) => failed.push({ row, error }),
      );
      onProgress(done.length + failed.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { done, failed };
}
