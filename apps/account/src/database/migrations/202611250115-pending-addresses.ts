import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A verified address belongs to one user; any number may have it unverified or pending. A change of a verified address is
 * pending until the new one is verified, and can be undone by a link to the former one.
 */
export class PendingAddresses1795569300000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table users add column pending_email varchar(254);
      create unique index users_verified_email_key on users (lower(email)) where email_valid;
      create index users_email on users (lower(email));
      drop index users_email_key;
      alter table mailed_links add column created timestamptz not null default now();
      alter table mailed_links drop constraint mailed_links_purpose_check;
      alter table mailed_links add constraint mailed_links_purpose_check
        check (purpose in ('password', 'email', 'undo'))`);
  }

  /** Fails while two users have the same address: one of them has to be changed first. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from mailed_links where purpose = 'undo';
      alter table mailed_links drop constraint mailed_links_purpose_check;
      alter table mailed_links add constraint mailed_links_purpose_check check (purpose in ('password', 'email'));
      alter table mailed_links drop column created;
      create unique index users_email_key on users (lower(email));
      drop index users_email, users_verified_email_key;
      alter table users drop column pending_email`);
  }
}
