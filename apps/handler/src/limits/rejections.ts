import { type Metrics, Tally } from '@fieldpost/observability';

/** The limits of calls, by the name that the metric has for each. */
const limits = [
  'calls_of_client',
  'calls_of_application',
  'denied_calls_of_address',
  'devices_of_application',
  'devices_of_owner',
  'event_streams',
  'event_streams_of_application',
  'event_streams_of_client',
  'event_streams_of_owner',
  'imports',
  'imports_of_owner',
  'simulated_uplinks',
  'stored_messages_of_owner',
] as const;

export type LimitName = (typeof limits)[number];

/** Counts what was rejected because a limit was reached. The class is also the injection token. */
export class Rejections {
  readonly tally = new Tally(limits);

  measure(metrics: Metrics): void {
    const help = 'What was rejected because a limit was reached, by the limit.';
    metrics.tally({ name: 'fieldpost_handler_limit_rejected_total', help, label: 'limit' }, this.tally);
  }

  count(limit: LimitName): void {
    this.tally.count(limit);
  }
}
