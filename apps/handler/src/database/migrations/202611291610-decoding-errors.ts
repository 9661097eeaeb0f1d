import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why a stored uplink has no fields (null: its payload functions did not fail, or it is older). */
export class DecodingErrors1795968600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table recent_messages add column decoding_error text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table recent_messages drop column decoding_error');
  }
}
