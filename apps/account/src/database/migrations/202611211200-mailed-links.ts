import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MailedLinks1795262400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table mailed_links (
        digest         char(43)     primary key, -- SHA-256 of the secret, base64url: the secret itself is kept nowhere
        purpose        text         not null check (purpose in ('password', 'email')),
        user_id        text         references users (id) on delete cascade, -- null: was asked for nobody
        email          varchar(254), -- where it was sent: void when that is not the user's address any more
        password_state text, -- SHA-256 of the password hash: void as soon as the password is another
        expires        timestamptz  not null
      );
      create index mailed_links_user on mailed_links (user_id);
      create index mailed_links_expires on mailed_links (expires)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table mailed_links');
  }
}
