import type { MigrationInterface, QueryRunner } from 'typeorm';

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

export class Gateways1795256400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(gateways);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`delete from collaborators where kind = 'gateways'`);
    await db.query('drop table gateways');
  }
}
