import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys of users, limits of codes that all replicas share, and the age of recovery codes. */
export class Passkeys1795636800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table passkeys (
        id            text        primary key,
        user_id       text        not null references users (id) on delete cascade,
        name          text        not null,
        credential_id text        not null unique, -- base64url, chosen by the authenticator
        public_key    bytea       not null, -- COSE (RFC 9052)
        counter       bigint      not null, -- of the last use; stays 0 for authenticators without one
        transports    text[]      not null,
        created       timestamptz not null default now(),
        last_used     timestamptz
      );
      create index passkeys_user on passkeys (user_id);
      create table used_challenges (
        digest  char(43)    primary key, -- SHA-256 of the challenge, base64url
        expires timestamptz not null
      );
      create index used_challenges_expires on used_challenges (expires);
      create table code_attempts (
        user_id text             primary key references users (id) on delete cascade,
        wrong   double precision not null, -- as of the moment; one less every five minutes
        counted timestamptz      not null
      );
      alter table recovery_codes add column created timestamptz; -- null for codes from before this column
      alter table recovery_codes alter column created set default now()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table recovery_codes drop column created;
      drop table code_attempts;
      drop table used_challenges;
      drop table passkeys`);
  }
}
