import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Authenticator apps, recovery codes and app passwords of users. */
export class SecondFactors1795627800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table users add column has_second_factor boolean not null default false;
      create table second_factors (
        id           text        primary key,
        user_id      text        not null references users (id) on delete cascade,
        name         text        not null,
        sealed       bytea       not null, -- the secret of the app
        is_confirmed boolean     not null default false,
        last_step    bigint      not null default 0, -- of the last code: each code is valid once
        created      timestamptz not null default now(),
        last_used    timestamptz
      );
      create index second_factors_user on second_factors (user_id);
      create table recovery_codes (
        digest  char(43) not null, -- SHA-256 of the code, base64url
        user_id text     not null references users (id) on delete cascade,
        primary key (user_id, digest)
      );
      create table app_passwords (
        id        text        primary key,
        user_id   text        not null references users (id) on delete cascade,
        name      text        not null,
        digest    char(43)    not null unique, -- SHA-256 of the password, base64url
        scopes    text[]      not null,
        created   timestamptz not null default now(),
        last_used timestamptz
      );
      create index app_passwords_user on app_passwords (user_id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table app_passwords;
      drop table recovery_codes;
      drop table second_factors;
      alter table users drop column has_second_factor`);
  }
}
