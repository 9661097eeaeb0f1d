import { QlobberDedup } from 'qlobber';
import { usesDownlinkNames } from './topic-filter.js';

/** MQTT 3.1.1, section 4.7. No topic has 65,536 levels, for none has as many bytes. */
const dialect = {
  separator: '/',
  wildcard_one: '+',
  wildcard_some: '#',
  match_empty_levels: true,
  max_words: 65_536,
};

/**
 * Counts the cost of searches: a topic may match many filters, and may match many levels of filters that do not match
 * in the end.
 */
class FilterIndex<Subscriber> extends QlobberDedup<Subscriber> {
  steps = 0;

  protected override _match(...state: readonly unknown[]): unknown {
    this.steps += 1;
    return super._match(...state);
  }

  protected override _add_values(found: Set<Subscriber>, values: ReadonlySet<Subscriber>): void {
    this.steps += values.size;
    super._add_values(found, values);
  }
}

/**
 * Subscribers by topic filter. A search goes level by level, so that its cost depends on the number of matches and not
 * on the number of filters: one application may have 200 sessions of 100 filters each, and an uplink a thousand topics.
 */
export class Subscriptions<Subscriber> {
  private readonly all = new FilterIndex<Subscriber>(dialect);
  private readonly byDownlinkNames = new FilterIndex<Subscriber>(dialect);

  /** Filter levels that were compared, and subscribers that were found, since the start. */
  get steps(): number {
    return this.all.steps + this.byDownlinkNames.steps;
  }

  add(filter: string, subscriber: Subscriber): void {
    for (const index of this.indexesOf(filter)) index.add(filter, subscriber);
  }

  remove(filter: string, subscriber: Subscriber): void {
    for (const index of this.indexesOf(filter)) index.remove(filter, subscriber);
  }

  /** All subscribers with a filter that matches the topic. */
  of(topic: string): ReadonlySet<Subscriber> {
    return this.all.match(topic);
  }

  /** The subscribers whose filter has the event names of the specification. */
  ofDownlinkName(topic: string): ReadonlySet<Subscriber> {
    return this.byDownlinkNames.match(topic);
  }

  private indexesOf(filter: string): readonly FilterIndex<Subscriber>[] {
    return usesDownlinkNames(filter) ? [this.all, this.byDownlinkNames] : [this.all];
  }
}
