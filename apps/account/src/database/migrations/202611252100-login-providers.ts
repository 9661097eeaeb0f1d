import type { MigrationInterface, QueryRunner } from 'typeorm';

/** External OpenID Connect providers, and the logins there that are linked with users. */
export class LoginProviders1795640400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table users
        add column login_provider      text, -- that created the user, who has no password of their own
        add column has_provider_factor boolean not null default false; -- at the last login through a trusted provider
      create table login_providers (
        id                    text        primary key,
        name                  text        not null,
        icon                  text        not null,
        issuer                text        not null,
        client_id             text        not null,
        sealed                bytea, -- the client secret; null for a public client
        scopes                text[]      not null,
        email_domains         text[]      not null,
        username_claim        text        not null,
        email_claim           text        not null,
        groups_claim          text        not null,
        administrator_groups  text[]      not null,
        creates_users         boolean     not null,
        trusts_second_factor  boolean     not null,
        is_enabled            boolean     not null,
        created               timestamptz not null default now()
      );
      create table linked_logins (
        provider           text        not null, -- may be one of the settings
        issuer             text        not null,
        subject            text        not null,
        user_id            text        not null references users (id) on delete cascade,
        label              text        not null,
        gave_administrator boolean     not null default false, -- whether its groups gave the role
        created            timestamptz not null default now(),
        last_used          timestamptz not null default now(),
        primary key (provider, issuer, subject),
        unique (user_id, provider)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table linked_logins, login_providers;
      alter table users drop column login_provider, drop column has_provider_factor`);
  }
}
