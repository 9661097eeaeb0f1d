import { buildIndex } from '@fieldpost/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uplinks of a new session are found by its address. */
export class NextSessionIndex1795799460000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await buildIndex(
      db,
      'devices_next_dev_addr',
      'on devices (next_dev_addr) where next_dev_addr is not null',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index if exists devices_next_dev_addr');
  }
}
