import { buildIndex } from '@fieldpost/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uplinks of a new session are found by its address; devices of an application are counted. */
const indexes: readonly (readonly [name: string, definition: string])[] = [
  ['devices_next_dev_addr', 'on devices (next_dev_addr) where next_dev_addr is not null'],
  ['devices_app_id', 'on devices (app_id)'],
];

export class DeviceIndexes1795799460000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const [name, definition] of indexes) await buildIndex(db, name, definition);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const [name] of indexes) await db.query(`drop index if exists ${name}`);
  }
}
