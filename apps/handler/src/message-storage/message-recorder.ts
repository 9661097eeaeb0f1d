import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  Optional,
} from '@nestjs/common';
import { BackgroundLoop } from '@fieldpost/batching';
import type { AppId } from '@fieldpost/domain';
import type { Logger, Metrics } from '@fieldpost/observability';
import { LOGGER } from '../handler.config.js';
import { Owners } from '../limits/owners.js';
import { Interest } from '../events/interest.js';
import { MessageBatches } from '../events/message-batches.js';
import type { ApplicationMessage, MessageSubscriber } from '../events/message-subscribers.js';
import { RecentMessages } from './recent-messages.repository.js';

/** Milliseconds between two rounds of removal. */
const pruneEveryMs = 15_000;
/** Messages of one application that one statement removes. */
const batch = 1_000;
/** Statements of one kind in a round: what is left waits for the next. */
const mostStatements = 50;

/** Keeps uplinks for the applications that want that, and removes what is beyond their bounds. */
@Injectable()
export class MessageRecorder implements MessageSubscriber, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly interest: Interest;
  private readonly batches: MessageBatches;
  private readonly pruning = new BackgroundLoop(() => this.round());
  /** Applications with new messages since the last round. */
  private grown = new Set<AppId>();

  constructor(
    private readonly messages: RecentMessages,
    owners: Owners,
    @Inject(LOGGER) private readonly log: Logger,
    @Optional() private readonly now: () => Date = () => new Date(),
  ) {
    this.interest = new Interest((appIds) => messages.stored(appIds));
    this.batches = new MessageBatches({
      interest: this.interest,
      store: async (uplinks) => {
        await messages.add(uplinks);
        for (const { appId } of uplinks) this.grown.add(appId);
      },
      purpose: 'recent messages',
      shareOf: owners.shareOf,
      log,
    });
  }

  readonly wants: MessageSubscriber['wants'] = (appId) => this.interest.mayWant(appId);

  readonly take = (message: ApplicationMessage): void => {
    if (message.kind === 'up') this.batches.take(message);
  };

  /** The storage of an application was turned on, changed or turned off. */
  changed(appId: AppId): void {
    this.interest.forget(appId);
    this.grown.add(appId);
  }

  measure(metrics: Metrics): void {
    metrics.queue('recent_messages', () => this.batches.queue);
  }

  onApplicationBootstrap(): void {
    this.pruning.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.batches.stop();
    await this.pruning.stop();
  }

  private async round(): Promise<number> {
    const grown = this.grown;
    this.grown = new Set();
    try {
      await this.prune(grown);
    } catch (error) {
      this.log.warn({ err: error }, 'recent messages cannot be pruned for now');
      for (const appId of grown) this.grown.add(appId);
    }
    return pruneEveryMs;
  }

  private async prune(grown: ReadonlySet<AppId>): Promise<void> {
    const { messages } = this;
    await repeat(() => messages.removeOld(this.now(), batch));
    for (const appId of grown) {
      if (await repeat(() => messages.removeBeyond(appId, batch))) this.grown.add(appId);
    }
  }
}

/** Whether there is still something left. */
async function repeat(remove: () => Promise<number>): Promise<boolean> {
  for (let count = 0; count < mostStatements; count += 1) {
    if ((await remove()) < batch) return false;
  }
  return true;
}
