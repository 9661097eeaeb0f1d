import type { MigrationInterface, QueryRunner } from 'typeorm';

const users = `
  create table users (
    id            text         primary key,
    username      varchar(71)  not null constraint users_username_key unique,
    email         varchar(254) not null,
    password_hash text         not null, -- argon2id, in the form that carries its parameters
    first_name    text,
    last_name     text,
    is_admin      boolean      not null default false,
    is_banned     boolean      not null default false,
    email_valid   boolean      not null default false,
    valid_after   timestamptz, -- tokens issued before are dead
    created       timestamptz  not null default now()
  );
  create unique index users_email_key on users (lower(email))`;

const applications = `
  create table applications (
    id      varchar(71) primary key,
    name    text        not null,
    created timestamptz not null default now(),
    deleted timestamptz -- the id stays taken
  );
  create table application_euis (
    eui    char(16)    constraint application_euis_pkey primary key,
    app_id varchar(71) not null references applications (id) on delete cascade,
    added  timestamptz not null default now()
  );
  create index application_euis_app on application_euis (app_id);
  create table access_keys (
    app_id    varchar(71) not null references applications (id) on delete cascade,
    name      varchar(64) not null,
    digest    char(43)    not null constraint access_keys_digest_key unique, -- SHA-256 of the secret: how a caller is found
    sealed    bytea       not null, -- the key itself, encrypted: v2 clients read keys back
    rights    text[]      not null,
    created   timestamptz not null default now(),
    expires   timestamptz, -- null: never
    addresses text[]      not null default '{}', -- ranges; none: from everywhere
    last_used timestamptz,
    constraint access_keys_pkey primary key (app_id, name)
  )`;

const components = `
  create table components (
    id      varchar(71) constraint components_pkey primary key, -- unique over all types: scopes do not name the type
    type    text        not null check (type in ('router', 'broker', 'handler')),
    created timestamptz not null default now()
  )`;

/** One table for every kind of entity, so that all rights of a user are one index scan. */
const collaborators = `
  create table collaborators (
    kind      text        not null check (kind in ('apps', 'components', 'gateways')),
    entity_id varchar(71) not null,
    user_id   text        not null references users (id) on delete cascade,
    rights    text[]      not null check (cardinality(rights) > 0),
    added     timestamptz not null default now(),
    primary key (kind, entity_id, user_id)
  );
  create index collaborators_user on collaborators (user_id, kind, entity_id)`;

const clients = `
  create table clients (
    id              varchar(71) primary key,
    secret_digest   char(43), -- null: a public client, which has no secret
    name            text        not null,
    redirect_uris   text[]      not null,
    grants          text[]      not null,
    scopes          text[]      not null,
    is_accepted     boolean     not null default false,
    is_rejected     boolean     not null default false,
    is_official     boolean     not null default false,
    is_public       boolean     not null default false,
    for_development boolean     not null default false, -- a known secret: never served in production
    created         timestamptz not null default now(),
    description     text        not null default '',
    owner_id        text        references users (id) on delete set null, -- null: only administrators manage it
    deleted         timestamptz, -- the id stays taken
    check (is_public = (secret_digest is null))
  );
  create index clients_owner on clients (owner_id)`;

/** No foreign keys, because entries outlive their entities and users. */
const auditLog = `
  create table audit_log (
    id        bigint      generated always as identity primary key,
    at        timestamptz not null default now(),
    kind      text        not null,
    entity_id text        not null,
    action    text        not null,
    user_id   text, -- null: an access key or the operator
    actor     text        not null,
    client    text,
    address   text,
    details   jsonb       not null
  );
  create index audit_log_entity on audit_log (kind, entity_id, id);
  create index audit_log_user on audit_log (user_id, id);
  create index audit_log_action on audit_log (action, id)`;

const gateways = `
  create table gateways (
    id               varchar(71) constraint gateways_pkey primary key,
    owner_id         text        references users (id) on delete set null,
    frequency_plan   text        not null,
    location         jsonb, -- null: not known; else longitude, latitude and altitude as far as they are
    location_public  boolean     not null,
    status_public    boolean     not null,
    owner_public     boolean     not null,
    auto_update      boolean     not null,
    beta_updates     boolean     not null,
    attributes       jsonb       not null,
    router           text,
    fallback_routers text[]      not null,
    activated        boolean     not null default false, -- set when the gateway first comes with its own key
    digest           char(43)    not null constraint gateways_digest_key unique, -- SHA-256 of the secret: how the gateway is found
    sealed           bytea       not null, -- the key itself, encrypted: owners read it back
    scramble_seed    bytea       not null, -- which way and how far the scrambled location lies
    created          timestamptz not null default now(),
    deleted          timestamptz -- the id stays taken
  )`;

const mailedLinks = `
  create table mailed_links (
    digest         char(43)     primary key, -- SHA-256 of the secret, base64url: the secret itself is kept nowhere
    purpose        text         not null check (purpose in ('password', 'email')),
    user_id        text         references users (id) on delete cascade, -- null: was asked for nobody
    email          varchar(254), -- where it was sent: void when that is not the user's address any more
    password_state text, -- SHA-256 of the password hash: void as soon as the password is another
    expires        timestamptz  not null
  );
  create index mailed_links_user on mailed_links (user_id);
  create index mailed_links_expires on mailed_links (expires)`;

const schema = [users, applications, components, collaborators, clients, auditLog, gateways, mailedLinks];

export class Accounts1795251600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const tables of schema) await db.query(tables);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table mailed_links, gateways, audit_log, clients, collaborators, components, access_keys, application_euis,
        applications, users`);
  }
}
