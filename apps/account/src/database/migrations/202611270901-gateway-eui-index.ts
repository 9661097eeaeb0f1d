import { buildIndex } from '@fieldpost/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An EUI belongs to one gateway, by its column or by an id such as `eui-0102030405060708`. A deleted gateway releases its EUI.
 */
export class GatewayEuiIndex1795770060000 implements MigrationInterface {
  /** The index is built while others write. */
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    const eui = `coalesce(eui, upper(substring(id from '^eui-([0-9a-f]{16})$')))`;
    await buildIndex(db, 'gateways_eui', `on gateways ((${eui})) where deleted is null`, 'unique index');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index if exists gateways_eui');
  }
}
