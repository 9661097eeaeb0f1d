import { buildIndex } from '@fieldpost/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the integrations of applications that fail, without reading the others. */
export class FailingIntegrationsIndex1795976100000 implements MigrationInterface {
  /** The index is built while others write. */
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    const failing = 'on integrations (app_id, integration) where failing_since is not null';
    await buildIndex(db, 'integrations_failing', failing);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index if exists integrations_failing');
  }
}
