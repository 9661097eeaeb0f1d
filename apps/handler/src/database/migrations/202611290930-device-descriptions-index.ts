import { buildIndex } from '@fieldpost/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Devices of an application by description, in both directions with those without one last, as lists sort them. An entry of an index has at most 2,704 bytes. */
export class DeviceDescriptionsIndex1795944600000 implements MigrationInterface {
  /** The indexes are built while others write. */
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    const sorted = (order: string) =>
      `on devices (app_id, nullif(lower(left(description, 100)), '') ${order}, dev_id)`;
    await buildIndex(db, 'devices_by_description', sorted('asc nulls last'));
    await buildIndex(db, 'devices_by_description_down', sorted('desc nulls last'));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index if exists devices_by_description');
    await db.query('drop index if exists devices_by_description_down');
  }
}
