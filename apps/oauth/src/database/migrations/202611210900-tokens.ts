import type { MigrationInterface, QueryRunner } from 'typeorm';

const signingKeys = `
  create table signing_keys (
    id         char(43)    primary key, -- thumbprint of the public key (RFC 7638): the kid of its tokens
    algorithm  text        not null check (algorithm in ('ES256', 'RS256')),
    public_key text        not null, -- PKIX, PEM
    sealed     bytea       not null, -- the private key (PKCS 8), encrypted
    state      text        not null check (state in ('published', 'signing')),
    created    timestamptz not null default now()
  );
  create unique index signing_keys_one_signs on signing_keys (state) where state = 'signing'`;

/** A grant is what one login gave to one client; its refresh tokens replace one another. */
const grants = `
  create table grants (
    id          uuid        primary key,
    user_id     text        not null,
    client_id   text        not null,
    scopes      text[]      not null, -- as they were asked for; none: unrestricted
    valid_after bigint      not null, -- of the user when the grant was made, Unix seconds: a later one ends it
    created     timestamptz not null,
    expires     timestamptz not null  -- of the newest refresh token
  );
  create index grants_expires on grants (expires);
  create table refresh_tokens (
    digest   char(43)    primary key, -- SHA-256 of the token, base64url: the token itself is kept nowhere
    grant_id uuid        not null references grants (id) on delete cascade,
    salt     bytea       not null, -- from which, with the token and the sealing key, its successor follows
    expires  timestamptz not null,
    used     timestamptz -- when it was first used
  );
  create index refresh_tokens_grant on refresh_tokens (grant_id);
  create index refresh_tokens_expires on refresh_tokens (expires)`;

export class Tokens1795251600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(signingKeys);
    await db.query(grants);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table refresh_tokens, grants, signing_keys');
  }
}
