import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeyRotation1795257000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table signing_keys
        add column activated timestamptz, -- when it began to sign
        add column replaced  timestamptz; -- when another key took its place
      update signing_keys set activated = created where state = 'signing';
      create unique index signing_keys_one_prepared on signing_keys (state)
        where state = 'published' and replaced is null`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index signing_keys_one_prepared;
      alter table signing_keys drop column activated, drop column replaced`);
  }
}
