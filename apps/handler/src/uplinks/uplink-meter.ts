import { Injectable } from '@nestjs/common';
import { type Metrics, type Observe, Tally } from '@fieldpost/observability';

/** What became of an uplink: `rejected` because of the device or its application, `dropped` when its queue was full. */
export type UplinkOutcome = 'published' | 'rejected' | 'failed' | 'dropped';

/** Seconds, up to what brokers keep while no handler is connected. */
const ageBounds = [0.1, 0.25, 0.5, 1, 2.5, 10, 60] as const;

/** Measures the outcome of uplinks, and their age when they are published. */
@Injectable()
export class UplinkMeter {
  private readonly outcomes = new Tally(['published', 'rejected', 'failed', 'dropped']);
  private observeAge: Observe = () => undefined;

  measure(metrics: Metrics): void {
    const name = 'fieldpost_handler_uplink_age_seconds';
    const help = 'Time from the reception by the broker until an uplink is published, by the clocks of both.';
    this.observeAge = metrics.histogram({ name, help, labels: [] }, ageBounds)({});
    metrics.tally(
      { name: 'fieldpost_handler_uplinks_total', help: 'Uplinks of brokers by outcome.', label: 'outcome' },
      this.outcomes,
    );
  }

  /** @param receivedAt Unix milliseconds, by the clock of the broker */
  published(receivedAt: number): void {
    this.outcomes.count('published');
    this.observeAge(Math.max(0, Date.now() - receivedAt) / 1_000);
  }

  count(outcome: Exclude<UplinkOutcome, 'published'>): void {
    this.outcomes.count(outcome);
  }
}
