import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['application_traffic', 'device_traffic'];

/** How many uplinks were decoded (null: unknown), and of how many the decoder failed (null: zero), by hour of the day. */
export class DecodedUplinks1795953600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const table of tables)
      await db.query(
        `alter table ${table} add column decoded integer[], add column decoding_errors integer[]`,
      );
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of tables)
      await db.query(`alter table ${table} drop column decoded, drop column decoding_errors`);
  }
}
