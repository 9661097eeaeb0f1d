import type { INestApplication } from '@nestjs/common';
import type { Metrics } from '@fieldpost/observability';
import { measureDatabase } from '@fieldpost/persistence';
import { DataSource } from 'typeorm';
import { CreationLimits } from './access/creation-limits.js';
import { Passwords } from './users/passwords/passwords.js';

/** Adds the metrics of account. Its internal gRPC calls are measured by the gRPC server, by method and status. */
export function measureAccount(metrics: Metrics, app: Pick<INestApplication, 'get'>): void {
  measureDatabase(metrics, app.get(DataSource, { strict: false }));
  const passwords = app.get(Passwords, { strict: false });
  metrics.queue('passwords', () => passwords.queue);
  const { rejections } = app.get(CreationLimits, { strict: false });
  metrics.counter(
    {
      name: 'fieldpost_account_limit_rejected_total',
      help: 'Creations and restorations that were rejected because a limit was reached, by the limit.',
      labels: ['limit'],
    },
    () => rejections.samples('limit'),
  );
}
