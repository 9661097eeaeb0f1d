import { serviceNames } from '@fieldpost/domain';
import type { Metrics } from '@fieldpost/observability';
import type { ChangeFeed } from './feed/change-feed.js';
import type { Register } from './register/register.js';
import type { WatcherGrpc } from './watch/watcher.grpc.js';

/** The sources of the metrics of discovery. */
export interface Measured {
  readonly register: Pick<Register, 'count' | 'tally'>;
  readonly feed: Pick<ChangeFeed, 'staleSince' | 'changesBehind' | 'loads'>;
  readonly watchers: Pick<WatcherGrpc, 'count'>;
}

const states = ['up', 'down', 'unknown'] as const;

/** Adds the metrics of discovery; all of them are read from memory at a scrape. */
export function measureDiscovery(metrics: Metrics, measured: Measured, now: () => Date): void {
  measureRegister(metrics, measured.register);
  measureFeed(metrics, measured.feed, now);
  const watchers = { name: 'fieldpost_discovery_watchers', help: 'Open calls of Watch.', labels: [] };
  metrics.gauge(watchers, () => only(measured.watchers.count));
}

function measureRegister(metrics: Metrics, register: Measured['register']): void {
  const about = (name: string, help: string) =>
    ({ name: `fieldpost_discovery_${name}`, help, labels: ['service'] }) as const;
  metrics.gauge(about('announcements', 'Components that announced themselves.'), () =>
    serviceNames.map((service) => ({ labels: { service }, value: register.count(service) })),
  );
  metrics.gauge(about('metadata', 'Identifiers that these components have.'), () =>
    serviceNames.map((service) => ({ labels: { service }, value: register.tally(service).metadata })),
  );
  const help = 'Components by what the monitor found when it last tried; unknown ones were not tried.';
  metrics.gauge({ ...about('components', help), labels: ['service', 'state'] }, () =>
    serviceNames.flatMap((service) => {
      const tally = register.tally(service);
      return states.map((state) => ({ labels: { service, state }, value: tally[state] }));
    }),
  );
}

function measureFeed(metrics: Metrics, feed: Measured['feed'], now: () => Date): void {
  const about = (name: string, help: string) =>
    ({ name: `fieldpost_discovery_${name}`, help, labels: [] }) as const;
  metrics.gauge(about('stale_seconds', 'Time since the database was lost; 0 while it is there.'), () =>
    only(secondsBetween(feed.staleSince, now())),
  );
  metrics.gauge(about('lag_changes', 'Changes of the database that are not read yet.'), () =>
    only(feed.changesBehind),
  );
  metrics.counter(about('loads_total', 'How often everything was read anew.'), () => only(feed.loads));
}

/** The value of a metric without labels. */
const only = (value: number) => [{ labels: {}, value }] as const;

const secondsBetween = (start: Date | undefined, end: Date): number =>
  start === undefined ? 0 : Math.max(0, end.getTime() - start.getTime()) / 1_000;
