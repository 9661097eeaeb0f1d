import type { Metrics } from '@fieldpost/observability';
import type { RevocationFeed } from './revocation-feed.js';

/** Registers the metrics of the revocation feed. */
export function measureRevocations(
  metrics: Metrics,
  feed: Pick<RevocationFeed, 'ageSeconds' | 'size'>,
): void {
  const age = 'Time since the revocations of account were last read completely.';
  const help = 'Revocations that tokens are checked against.';
  const only = (value: number) => [{ labels: {}, value }] as const;
  metrics.gauge({ name: 'fieldpost_revocations_age_seconds', help: age, labels: [] }, () =>
    only(feed.ageSeconds),
  );
  metrics.gauge({ name: 'fieldpost_revocations', help, labels: [] }, () => only(feed.size));
}
