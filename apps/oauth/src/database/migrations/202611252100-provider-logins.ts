import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Logins through external OpenID Connect providers. */
export class ProviderLogins1795640400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table sessions add column provider text; -- of account, through which the user logged in; null for none
      create table provider_requests (
        digest  char(43)    primary key, -- SHA-256 of what identifies it, base64url
        visitor char(43)    not null, -- SHA-256 of the id in the cookie of the browser, base64url
        kind    text        not null check (kind in ('request', 'identity')),
        sealed  bytea       not null,
        expires timestamptz not null
      );
      create index provider_requests_expires on provider_requests (expires);
      create table provider_logins (
        user_id   text        not null,
        provider  text        not null,
        subject   text        not null,
        sealed    bytea, -- the refresh token of the provider; null without one
        version   integer     not null default 1, -- of the refresh token: a login replaces it
        is_ended  boolean     not null default false, -- the provider no longer knows the user
        confirmed timestamptz not null, -- when the provider last knew the user
        checked   timestamptz not null, -- when it was last asked
        primary key (user_id, provider)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table provider_logins, provider_requests;
      alter table sessions drop column provider`);
  }
}
