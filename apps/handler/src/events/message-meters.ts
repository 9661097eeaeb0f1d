import { Injectable, Optional } from '@nestjs/common';
import { Meters, type Metrics, type Rates, Tally } from '@fieldpost/observability';
import { messageKinds } from './message-subscribers.js';
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
  private readonly meters: Meters<keyof MessageRates>;

  constructor(@Optional() clock: () => number = () => performance.now()) {
    super();
    this.meters = new Meters(['uplink', 'downlink', 'activations'], clock);
  }

  measure(metrics: Metrics): void {
    const help = 'What was published, by the end of its topic.';
    metrics.tally({ name: 'fieldpost_handler_messages_total', help, label: 'kind' }, this.counts);
  }

  get rates(): MessageRates {
    return this.meters.rates;
  }

  override uplink(): void {
    this.counts.count('up');
    this.meters.mark('uplink');
  }

  override event(_appId: unknown, _devId: unknown, type: EventType): void {
    this.counts.count(`events/${type}`);
    if (type === 'down/sent') this.meters.mark('downlink');
    if (type === 'activations') this.meters.mark('activations');
  }
}
