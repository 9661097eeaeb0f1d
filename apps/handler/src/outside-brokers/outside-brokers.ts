import type { MeasuredQueue, Metrics } from '@fieldpost/observability';
import type { Publisher } from '../events/publisher.js';
import type { DownlinkReceiver } from '../downlinks/downlinks.service.js';

/** An outside broker: what is published goes there, and downlinks come from there. */
export interface OutsideBroker {
  /** Its name in the log and in metrics. */
  readonly peer: string;
  readonly queue: () => MeasuredQueue;
  readonly publisher: Publisher;
  /** Starts to publish, and to take downlinks where this replica is the one to do that. */
  readonly start: (downlinks: DownlinkReceiver) => void;
  /** Takes no more downlinks. */
  readonly stopDownlinks: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The outside brokers of the settings; often none. The class is also the injection token. */
export class OutsideBrokers {
  constructor(readonly all: readonly OutsideBroker[]) {}

  measure(metrics: Metrics): void {
    for (const { peer, queue } of this.all) metrics.queue(`${peer} bytes`, queue);
  }

  get publishers(): readonly Publisher[] {
    return this.all.map(({ publisher }) => publisher);
  }
}
