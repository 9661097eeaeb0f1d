import { Injectable, Optional } from '@nestjs/common';
import { type Metrics, Tally } from '@fieldpost/observability';
import { messageKinds } from './message-subscribers.js';
import { Meter, type Rates } from './meter.js';
import { type EventType, Publisher } from './publisher.js';

/** How many messages went through this process. */
export interface MessageRates {
  readonly uplink: Rates;
  readonly downlink: Rates;
  readonly activations: Rates;
}

/**
 * Counts what is published: uplinks, downlinks that were sent, and devices that joined. The class is also the injection
 * token. `clock` gives milliseconds and never goes back.
 */
@Injectable()
export class MessageMeters extends Publisher {
  /** Messages since the start, by kind. */
  readonly counts = new Tally(messageKinds);
  private readonly uplinks: Meter;
  private readonly downlinks: Meter;
  private readonly activations: Meter;

  constructor(@Optional() private readonly clock: () => number = () => performance.now()) {
    super();
    const now = clock();
    [this.uplinks, this.downlinks, this.activations] = [new Meter(now), new Meter(now), new Meter(now)];
  }

  measure(metrics: Metrics): void {
    const help = 'What was published, by the end of its topic.';
    metrics.tally({ name: 'fieldpost_handler_messages_total', help, label: 'kind' }, this.counts);
  }

  get rates(): MessageRates {
    const now = this.clock();
    return {
      uplink: this.uplinks.rates(now),
      downlink: this.downlinks.rates(now),
      activations: this.activations.rates(now),
    };
  }

  override uplink(): void {
    this.counts.count('up');
    this.uplinks.mark(this.clock());
  }

  override event(_appId: unknown, _devId: unknown, type: EventType): void {
    this.counts.count(`events/${type}`);
    if (type === 'down/sent') this.downlinks.mark(this.clock());
    if (type === 'activations') this.activations.mark(this.clock());
  }
}
