import { currentContext, type RequestContext, runInContext } from '@fieldpost/observability';
import { FlushScheduler, type FlushTimes } from './flush-scheduler.js';

/** Returns one result for each item, in the order of the items; called in the request context of the first item. */
export type HandleBatch<Item, Result> = (items: readonly Item[]) => Promise<readonly Result[]>;

/** A single item after a pause is handled at once, whatever the interval. */
export interface BatcherOptions extends FlushTimes {
  /** Batches that may be in progress at once, so that a slow one does not delay all others. */
  readonly concurrency?: number;
  /** Items of one batch at most. */
  readonly maxSize?: number;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly context: RequestContext | undefined;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Handles items together that are added at the same time, or while other batches are in progress: the cost of a round trip
 * is shared. When a batch fails, all its items fail with the same error: an error about a single item has to be a result.
 */
export class Batcher<Item, Result> {
  private readonly waiting: Waiting<Item, Result>[] = [];
  private readonly concurrency: number;
  private readonly maxSize: number;
  private readonly scheduler: FlushScheduler;
  private inProgress = 0;

  constructor(
    private readonly handleBatch: HandleBatch<Item, Result>,
    { concurrency = 2, maxSize = 64, ...times }: BatcherOptions = {},
  ) {
    this.concurrency = concurrency;
    this.maxSize = maxSize;
    this.scheduler = new FlushScheduler(() => this.flush(), times);
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, context: currentContext(), resolve, reject });
      this.requestFlush();
    });
  }

  private requestFlush(): void {
    if (this.inProgress < this.concurrency) this.scheduler.request(this.waiting.length);
  }

  private flush(): void {
    const batch = this.waiting.splice(0, this.maxSize);
    // A batch can be part of one trace only: that of its first item.
    void runInContext(batch[0]?.context, () => this.handle(batch));
    if (this.waiting.length > 0) this.requestFlush();
  }

  private async handle(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    this.inProgress += 1;
    try {
      const items = batch.map(({ item }) => item);
      const results = await this.handleBatch(items);
      if (results.length !== batch.length)
        throw new Error(`${batch.length} items, ${results.length} results`);
      batch.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      this.inProgress -= 1;
      if (this.waiting.length > 0) this.requestFlush();
    }
  }
}
