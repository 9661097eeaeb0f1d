import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@fieldpost/errors';
import type { Logger, MeasuredQueue } from '@fieldpost/observability';
import type { Mail } from './mail.js';
import { mailQueueFull } from './mail.errors.js';
import type { Mailer } from './mailer.js';

export interface MailQueueOptions {
  /** Mails in progress at most. */
  readonly capacity: number;
  /** Delays before further attempts, in milliseconds. */
  readonly pauses: readonly number[];
}

const standard: MailQueueOptions = { capacity: 1_000, pauses: [1_000, 10_000, 60_000, 300_000] };

/** Sends mails in the background. Queued in memory only: users can request a lost mail again. */
export class MailQueue {
  private underWay = 0;
  private rejected = 0;

  /** Without a mailer no mail is sent. */
  constructor(
    private readonly mailer: Mailer | undefined,
    private readonly logger: Logger,
    private readonly options: MailQueueOptions = standard,
  ) {}

  /** Whether this server sends mail. */
  get isOpen(): boolean {
    return this.mailer !== undefined;
  }

  get queue(): MeasuredQueue {
    return { length: this.underWay, capacity: this.options.capacity, rejected: this.rejected };
  }

  /** Called before it is known whether there is something to mail, so that a full queue does not reveal that. */
  requireCapacity(): void {
    if (this.underWay < this.options.capacity) return;
    this.rejected += 1;
    throw mailQueueFull();
  }

  /** Returns at once; a mail that cannot be sent is logged without its text. */
  post(mail: Mail): void {
    const { mailer } = this;
    if (!mailer) return;
    if (this.underWay >= this.options.capacity) return this.logFailure(mail, mailQueueFull());
    this.underWay += 1;
    void this.deliver(mailer, mail).finally(() => {
      this.underWay -= 1;
    });
  }

  private async deliver(mailer: Mailer, mail: Mail): Promise<void> {
    for (const pause of [...this.options.pauses, undefined]) {
      const failure = await attempt(mailer, mail);
      if (failure === undefined) return;
      if (pause === undefined || failure instanceof AppError) return this.logFailure(mail, failure);
      // Does not delay the shutdown.
      await sleep(pause, undefined, { ref: false });
    }
  }

  private logFailure({ subject }: Mail, failure: unknown): void {
    const reason = failure instanceof Error ? failure.message : String(failure);
    this.logger.error({ subject, reason }, 'mail cannot be sent');
  }
}

const attempt = (mailer: Mailer, mail: Mail): Promise<unknown> =>
  mailer.send(mail).then(
    () => undefined,
    (error: unknown) => error ?? new Error('unknown'),
  );
