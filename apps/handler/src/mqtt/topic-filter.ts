import { type AppId, narrowFilter } from '@fieldpost/domain';

/** The levels of a filter that was narrowed to one application. */
export type TopicFilter = readonly string[];

const readable: readonly TopicFilter[] = [
  ['devices', '+', 'up', '#'],
  ['devices', '+', 'events', '#'],
  ['events', '#'],
];

/**
 * What a session of `appId` gets for a filter it sends; undefined when that could never be anything, because it names
 * another application or only topics that nobody reads (wire/mqtt.md 2).
 */
export function readFilter(raw: string, appId: AppId): TopicFilter | undefined {
  const filter = narrowFilter(raw, appId)?.split('/');
  return filter && readable.some((pattern) => overlap(filter, [appId, ...pattern])) ? filter : undefined;
}

/** Whether some topic matches both filters. With a topic for one of them: whether it matches the other. */
export function overlap(a: TopicFilter, b: TopicFilter): boolean {
  const length = Math.max(a.length, b.length);
  for (let level = 0; level < length; level += 1) {
    const [left, right] = [a[level], b[level]];
    // `#` stands for any number of levels, none included.
    if (left === '#' || right === '#') return true;
    if (left === undefined || right === undefined) return false;
    if (left !== right && left !== '+' && right !== '+') return false;
  }
  return true;
}

/**
 * Whether the client asked for events under the names of the specification, `events/downlink/…`. Filters that reach
 * them by a wildcard alone get each event once, under the name that v2 publishes (wire/conflicts.md H1).
 */
export const asksForDownlinkNames = (filter: TopicFilter): boolean => filter[4] === 'downlink';
