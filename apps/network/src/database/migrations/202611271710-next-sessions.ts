import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The session of a join accept, until the device uses it. */
export class NextSessions1795799400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table devices
        add column next_dev_addr  char(8),
        add column next_nwk_s_key bytea, -- encrypted as nwk_s_key, which it becomes
        add column next_mac_state jsonb,
        add constraint next_session_is_whole check ((next_dev_addr is null) = (next_nwk_s_key is null)) not valid`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'alter table devices drop column next_dev_addr, drop column next_nwk_s_key, drop column next_mac_state',
    );
  }
}
