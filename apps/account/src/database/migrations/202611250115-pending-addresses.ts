import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A change of a verified address is pending until the new one is verified, and can be undone by a link to the former one. */
export class PendingAddresses1795569300000 implements MigrationInterface {
  /** Replaces a check by one that accepts more: the release from before reads and writes nothing else than it did. */
  readonly kind = 'contract';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table users add column pending_email varchar(254);
      alter table mailed_links add column created timestamptz not null default now();
      alter table mailed_links drop constraint mailed_links_purpose_check;
      alter table mailed_links add constraint mailed_links_purpose_check
        check (purpose in ('password', 'email', 'undo')) not valid`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from mailed_links where purpose = 'undo';
      alter table mailed_links drop constraint mailed_links_purpose_check;
      alter table mailed_links add constraint mailed_links_purpose_check check (purpose in ('password', 'email'));
      alter table mailed_links drop column created;
      alter table users drop column pending_email`);
  }
}
