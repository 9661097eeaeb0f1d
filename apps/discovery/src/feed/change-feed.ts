import { setTimeout as sleep } from 'node:timers/promises';
import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import { unavailable } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import { Register } from '../register/register.js';
import { applyChange } from './change.js';
import { CurrentReads } from './current-reads.js';
import type { Batch, FeedConnection, FeedSource, Reached } from './feed-source.js';
import { RecentEffects } from './recent-effects.js';
import { RowReader } from './rows.js';
import { SharedTexts } from './shared-texts.js';
import { Signal } from './signal.js';

export interface ChangeFeedOptions {
  /** How many changes the database keeps for replicas that were away. */
  readonly keptChanges: number;
  /** How often to read without a notification, which is also how soon a lost notification is noticed. */
  readonly pollMs: number;
  readonly retryMs: number;
  readonly now: () => Date;
}

const recentEffects = 4_096;
const sharedTexts = 4_096;
const writesAtOnce = 1_000;
const currentReadTimes = { pause: 10, longest: 2_000 };
/** Old changes are deleted after this many new ones, and once after each start. */
const pruneEvery = 1_000;

type Settle = (error?: unknown) => void;

/**
 * Keeps the register equal to the database: reads changes in the order of their commits, after a notification or after
 * some time, and everything again when it was disconnected for too long. Without the database the register stays as it
 * is, and `staleSince` is the time at which the connection was lost.
 */
export class ChangeFeed implements OnModuleInit, OnModuleDestroy {
  readonly recent = new RecentEffects(recentEffects);
  private readonly rows = new RowReader(new SharedTexts(sharedTexts));
  private readonly signal = new Signal();
  private readonly currentReads = new CurrentReads(() => this.signal.raise(), currentReadTimes);
  private readonly waiting = new Set<{ readonly position: number; readonly settle: Settle }>();
  private readonly writing = new Set<Settle>();
  private readonly listeners = new Set<() => void>();
  private loadCount = 0;
  private reached: Reached | undefined;
  /** The last position of the database, when it was read last. */
  private headPosition = 0;
  private prunedAt = -Infinity;
  private lostAt: Date | undefined;
  private isStopped = false;
  private following: Promise<void> | undefined;

  constructor(
    private readonly register: Register,
    private readonly source: FeedSource,
    private readonly options: ChangeFeedOptions,
    private readonly logger: Pick<Logger, 'info' | 'warn'>,
  ) {}

  /** Loads everything and follows from there; fails when the database cannot be read now. */
  async onModuleInit(): Promise<void> {
    const connection = await this.source.open(() => this.signal.raise());
    await this.reload(connection);
    this.following = this.follow(connection);
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    this.signal.raise();
    await this.following;
  }

  /** Which history the positions belong to; undefined before the first load. */
  get epoch(): string | undefined {
    return this.reached?.epoch;
  }

  /** How often everything was read again; a subscriber of changes has missed some when this grows. */
  get loads(): number {
    return this.loadCount;
  }

  /** How many changes of the database are not in the register yet, as far as is known. */
  get changesBehind(): number {
    return Math.max(0, this.headPosition - (this.reached?.position ?? 0));
  }

  get isLoaded(): boolean {
    return this.reached !== undefined;
  }

  /** Since when the database cannot be reached; undefined while it can. */
  get staleSince(): Date | undefined {
    return this.lostAt;
  }

  /** The line of the health page while the database is lost. */
  get remark(): string | undefined {
    return this.lostAt && `stale since ${this.lostAt.toISOString()}`;
  }

  /** Calls back after changes were applied, until the returned function is called. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /**
   * Runs a write, which resolves with its position, and resolves when the register shows it. Without a database it
   * fails at once; a write in progress when the database is lost fails too, whether or not it was committed.
   */
  write(work: () => Promise<number>): Promise<void> {
    if (this.lostAt || !this.reached) return Promise.reject(unavailable({ what: 'database' }));
    if (this.writing.size >= writesAtOnce) return Promise.reject(unavailable({ what: 'too many writes' }));
    return new Promise((resolve, reject) => {
      const settle: Settle = (error) => {
        this.writing.delete(settle);
        if (error === undefined) resolve();
        else reject(error instanceof Error ? error : unavailable({ what: 'database' }));
      };
      this.writing.add(settle);
      work().then((position) => this.settleAt(position, settle), settle);
    });
  }

  /**
   * Resolves when the register shows everything that any replica committed before the call. It waits for two seconds at
   * most, and not at all while the database is lost.
   */
  async catchUp(): Promise<void> {
    if (this.lostAt === undefined && this.reached) await this.currentReads.wait();
  }

  private settleAt(position: number, settle: Settle): void {
    if (position <= (this.reached?.position ?? 0)) return settle();
    this.waiting.add({ position, settle });
    this.signal.raise();
  }

  private async follow(first: FeedConnection): Promise<void> {
    let connection: FeedConnection | undefined = first;
    while (!this.isStopped) {
      try {
        connection ??= await this.source.open(() => this.signal.raise());
        await this.step(connection);
      } catch (error) {
        connection?.close();
        connection = undefined;
        this.lose(error);
        await sleep(this.options.retryMs);
      }
    }
    connection?.close();
  }

  private async step(connection: FeedConnection): Promise<void> {
    this.signal.lower();
    this.currentReads.begin();
    const batch = await connection.after(this.reached?.position ?? 0);
    this.headPosition = batch.head.position;
    if (this.follows(batch)) this.apply(batch);
    else await this.reload(connection);
    const isLevel = this.reached?.position === batch.head.position;
    if (!isLevel) return;
    this.currentReads.end();
    this.find();
    await this.pruneIfDue(connection);
    await this.signal.raised(this.options.pollMs);
  }

  /** Whether a batch continues where the register is: the same history, and nothing left out. */
  private follows({ head, changes }: Batch): boolean {
    const position = this.reached?.position ?? 0;
    if (head.epoch !== this.epoch || head.position < position) return false;
    return head.position === position || changes[0]?.position === position + 1;
  }

  private apply({ head, changes }: Batch): void {
    for (const { position, body } of changes) {
      this.recent.push(applyChange(this.register, this.rows, body));
      this.reached = { epoch: head.epoch, position };
    }
    if (changes.length > 0) this.notify();
  }

  private async reload(connection: FeedConnection): Promise<void> {
    const next = new Register();
    const reached = await connection.loadInto(next, this.rows);
    this.register.become(next);
    this.recent.reset(reached.position);
    this.loadCount += 1;
    this.reached = reached;
    this.logger.info({ position: reached.position }, 'announcements loaded');
    this.notify();
  }

  /** Settles the writes that can be seen now, and notifies the subscribers. */
  private notify(): void {
    for (const waiter of this.waiting) {
      if (waiter.position > (this.reached?.position ?? 0)) continue;
      this.waiting.delete(waiter);
      waiter.settle();
    }
    for (const listener of this.listeners) listener();
  }

  private async pruneIfDue(connection: FeedConnection): Promise<void> {
    const position = this.reached?.position ?? 0;
    if (position - this.prunedAt < pruneEvery) return;
    this.prunedAt = position;
    await connection.prune(this.options.keptChanges);
  }

  private lose(error: unknown): void {
    if (this.isStopped) return;
    if (!this.lostAt) this.logger.warn({ error: String(error) }, 'database lost, announcements may be stale');
    this.lostAt ??= this.options.now();
    this.waiting.clear();
    this.currentReads.end();
    for (const settle of this.writing) settle(unavailable({ what: 'database' }, { cause: error }));
  }

  private find(): void {
    if (this.lostAt) this.logger.info({ stale_since: this.lostAt.toISOString() }, 'database found again');
    this.lostAt = undefined;
  }
}
