import { buildIndex } from '@fieldpost/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Finds devices by their EUIs. The former index began with the application as the primary key does: without statistics
 * PostgreSQL used it for look-ups by id, also for the foreign keys of devices, and read all devices of the application
 * each time.
 */
export class DeviceEuisIndex1795818600000 implements MigrationInterface {
  /** The index is built while others write. */
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await buildIndex(db, 'devices_by_dev_eui', 'on devices (dev_eui, app_eui, app_id)');
    await db.query('drop index concurrently if exists devices_by_euis');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('create index if not exists devices_by_euis on devices (app_id, app_eui, dev_eui)');
    await db.query('drop index if exists devices_by_dev_eui');
  }
}
