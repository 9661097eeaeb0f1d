import type { INestApplication } from '@nestjs/common';
import { measureQueues, type Metrics } from '@fieldpost/observability';
import { measureDatabase } from '@fieldpost/persistence';
import { DataSource } from 'typeorm';
import { Passwords } from './users/passwords/passwords.js';

/** Adds what account tells of itself; what it is asked for is counted at its inner gRPC door, by method and status. */
export function measureAccount(metrics: Metrics, app: Pick<INestApplication, 'get'>): void {
  measureDatabase(metrics, app.get(DataSource, { strict: false }));
  const passwords = app.get(Passwords, { strict: false });
  measureQueues(metrics, { passwords: () => passwords.queue });
}
