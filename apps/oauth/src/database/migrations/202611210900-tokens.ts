import type { MigrationInterface, QueryRunner } from 'typeorm';

const signingKeys = `
  create table signing_keys (
    id           char(43)    primary key, -- thumbprint of the public key (RFC 7638): the kid of its tokens
    algorithm    text        not null check (algorithm in ('ES256', 'RS256')),
    public_key   text        not null, -- PKIX, PEM
    sealed       bytea       not null, -- the private key (PKCS 8), encrypted
    state        text        not null check (state in ('published', 'signing')),
    created      timestamptz not null default now(),
    activated    timestamptz, -- when it began to sign
    replaced     timestamptz, -- when another key took its place
    longest_life integer      -- seconds that its tokens may be valid at most; null: not recorded
  );
  create unique index signing_keys_one_signs on signing_keys (state) where state = 'signing';
  create unique index signing_keys_one_prepared on signing_keys (state)
    where state = 'published' and replaced is null`;

/** A grant is what one login gave to one client; its refresh tokens replace one another. */
const grants = `
  create table grants (
    id          uuid        primary key,
    user_id     text        not null,
    client_id   text        not null,
    scopes      text[]      not null, -- as they were asked for; none: unrestricted
    valid_after bigint      not null, -- of the user when the grant was made, Unix seconds: a later one ends it
    created     timestamptz not null,
    expires     timestamptz not null, -- of the newest refresh token
    consented   text[]      -- general scopes that the user consented to where none were requested; else null
  );
  create index grants_expires on grants (expires);
  create index grants_parties on grants (user_id, client_id);
  create table refresh_tokens (
    digest   char(43)    primary key, -- SHA-256 of the token, base64url: the token itself is kept nowhere
    grant_id uuid        not null references grants (id) on delete cascade,
    salt     bytea       not null, -- from which, with the token and the sealing key, its successor follows
    expires  timestamptz not null,
    used     timestamptz -- when it was first used
  );
  create index refresh_tokens_grant on refresh_tokens (grant_id);
  create index refresh_tokens_expires on refresh_tokens (expires)`;

const sessions = `
  create table sessions (
    digest      char(43)    primary key, -- SHA-256 of what the cookie holds, base64url
    user_id     text        not null,
    valid_after bigint      not null, -- of the user at the login, Unix seconds: a later one ends the session
    created     timestamptz not null,
    expires     timestamptz not null, -- moves on with every use
    used        timestamptz not null default now(), -- to the hour
    address     text, -- of the login
    browser     text  -- of the login, in words
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
    grant_id     uuid,  -- what its use gave; kept so that a second use can end it
    consented    text[] -- as in grants
  );
  create index authorization_codes_parties on authorization_codes (user_id, client_id);
  create index authorization_codes_expires on authorization_codes (expires)`;

export class Tokens1795251600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const tables of [signingKeys, grants, sessions, consents, codes]) await db.query(tables);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'drop table authorization_codes, consents, sessions, refresh_tokens, grants, signing_keys',
    );
  }
}
