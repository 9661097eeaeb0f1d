import { type AppId, narrowFilter } from '@fieldpost/domain';

type Levels = readonly string[];

const readable: readonly Levels[] = [
  ['devices', '+', 'up', '#'],
  ['devices', '+', 'events', '#'],
  ['events', '#'],
];

/**
 * What a session of `appId` gets for a filter it sends; undefined when that could never be anything, because it names
 * another application or only topics that are never published (docs/protocol/mqtt.md#access-rights).
 */
export function readFilter(raw: string, appId: AppId): string | undefined {
  const filter = narrowFilter(raw, appId);
  const levels = filter?.split('/') ?? [];
  return readable.some((pattern) => overlap(levels, [appId, ...pattern])) ? filter : undefined;
}

/** Whether some topic matches both filters. */
function overlap(a: Levels, b: Levels): boolean {
  const length = Math.max(a.length, b.length);
  for (let level = 0; level < length; level += 1) {
    const [left, right] = [a[level], b[level]];
    // `#` matches any number of levels, including none.
    if (left === '#' || right === '#') return true;
    if (left === undefined || right === undefined) return false;
    if (left !== right && left !== '+' && right !== '+') return false;
  }
  return true;
}

/**
 * Whether the filter names events as the specification does, `events/downlink/…`. Filters that match them only by a
 * wildcard get each event once, under the name that v2 publishes (docs/protocol/mqtt.md#event-names).
 */
export const usesDownlinkNames = (filter: string): boolean => filter.split('/', 5)[4] === 'downlink';
