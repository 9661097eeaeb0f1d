import type { MigrationInterface, QueryRunner } from 'typeorm';

const keys = `
  create table id_token_keys (
    id           char(43)    primary key, -- thumbprint of the public key (RFC 7638)
    algorithm    text        not null check (algorithm in ('ES256', 'RS256')),
    public_key   text        not null, -- PKIX, PEM
    sealed       bytea       not null, -- the private key (PKCS 8), encrypted
    state        text        not null check (state in ('published', 'signing')),
    created      timestamptz not null default now(),
    activated    timestamptz,
    replaced     timestamptz,
    longest_life integer
  );
  create unique index id_token_keys_one_signs on id_token_keys (algorithm) where state = 'signing';
  create unique index id_token_keys_one_prepared on id_token_keys (algorithm)
    where state = 'published' and replaced is null`;

/** How the user logged in; null where no session on the website was involved, or it was not recorded. */
const logins = `
  alter table sessions add column sid uuid, add column methods text[] not null default '{pwd}';
  alter table sessions alter column sid set default gen_random_uuid(); -- for the release from before
  update sessions set sid = gen_random_uuid() where sid is null;
  alter table authorization_codes add column login jsonb, add column nonce text;
  alter table grants add column login jsonb`;

const logouts = `
  create table session_clients (
    digest    char(43) not null references sessions (digest) on update cascade on delete cascade,
    client_id text     not null,
    primary key (digest, client_id)
  );
  create table logout_notices (
    id        uuid        primary key default gen_random_uuid(),
    sid       uuid        not null,
    user_id   text        not null,
    client_id text        not null,
    attempts  integer     not null default 0,
    due       timestamptz not null default now()
  );
  create index logout_notices_due on logout_notices (due)`;

/** Keys, logins and logouts of OpenID Connect. */
export class Openid1795626000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statements of [keys, logins, logouts]) await db.query(statements);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table logout_notices, session_clients, id_token_keys;
      alter table grants drop column login;
      alter table authorization_codes drop column login, drop column nonce;
      alter table sessions drop column sid, drop column methods`);
  }
}
