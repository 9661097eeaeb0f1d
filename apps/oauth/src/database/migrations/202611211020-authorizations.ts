import type { MigrationInterface, QueryRunner } from 'typeorm';

const sessions = `
  create table sessions (
    digest      char(43)    primary key, -- SHA-256 of what the cookie holds, base64url
    user_id     text        not null,
    valid_after bigint      not null, -- of the user at the login, Unix seconds: a later one ends the session
    created     timestamptz not null,
    expires     timestamptz not null  -- moves on with every use
  );
  create index sessions_user on sessions (user_id);
  create index sessions_expires on sessions (expires)`;

const consents = `
  create table consents (
    user_id   text        not null,
    client_id text        not null,
    scopes    text[]      not null, -- everything that was ever allowed, named one by one
    created   timestamptz not null,
    primary key (user_id, client_id)
  )`;

const codes = `
  create table authorization_codes (
    digest       char(43)    primary key, -- SHA-256 of the code, base64url: the code itself is kept nowhere
    client_id    text        not null,
    user_id      text        not null,
    redirect_uri text        not null,
    challenge    char(43), -- PKCE, S256
    scopes       text[]      not null, -- as they were asked for; none: unrestricted
    valid_after  bigint      not null, -- of the user when the code was made, Unix seconds
    expires      timestamptz not null,
    grant_id     uuid -- what its use gave; kept so that a second use can end it
  );
  create index authorization_codes_parties on authorization_codes (user_id, client_id);
  create index authorization_codes_expires on authorization_codes (expires);
  create index grants_parties on grants (user_id, client_id)`;

export class Authorizations1795256400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const tables of [sessions, consents, codes]) await db.query(tables);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index grants_parties');
    await db.query('drop table authorization_codes, consents, sessions');
  }
}
