import type { MigrationInterface, QueryRunner } from 'typeorm';

const applications = `
  create table applications (
    app_id         varchar(71) collate "C" not null primary key,
    payload_format text        not null default '',
    decoder        text        not null default '',
    converter      text        not null default '',
    validator      text        not null default '',
    encoder        text        not null default '',
    register_on_join_access_key bytea, -- sealed
    created_at     timestamptz not null default now(),
    updated_at     timestamptz not null default now()
  )`;

// Ids compare bytewise, since that is the order in which devices are listed. What applications wrote is json, not jsonb:
// it comes back as it was, and may hold every character that JSON can write.
const devices = `
  create table devices (
    app_id      varchar(71) collate "C" not null references applications (app_id) on delete cascade,
    dev_id      varchar(71) collate "C" not null,
    app_eui     char(16) not null,
    dev_eui     char(16) not null,
    description text     not null,
    latitude    real     not null,
    longitude   real     not null,
    altitude    integer  not null,
    attributes  json     not null,
    activation_constraints text    not null,
    disable_f_cnt_check    boolean not null,
    uses32_bit_f_cnt       boolean not null,
    dev_addr    char(8),
    app_key     bytea, -- sealed, as the two below
    nwk_s_key   bytea,
    app_s_key   bytea,
    f_cnt_up    bigint   not null, -- 32 bits without sign
    current_downlink json,
    last_seen_at timestamptz, -- lists have it without asking the network server about each device
    created_at  timestamptz not null default now(),
    updated_at  timestamptz not null default now(),
    primary key (app_id, dev_id)
  )`;

// The primary key is what makes a nonce count once, whatever happens at the same time.
const usedNonces = `
  create table used_nonces (
    app_id varchar(71) collate "C" not null,
    dev_id varchar(71) collate "C" not null,
    kind   text  not null check (kind in ('dev', 'app')),
    nonce  bytea not null,
    primary key (app_id, dev_id, kind, nonce),
    foreign key (app_id, dev_id) references devices (app_id, dev_id) on delete cascade
  )`;

const waitingDownlinks = `
  create table waiting_downlinks (
    app_id   varchar(71) collate "C" not null,
    dev_id   varchar(71) collate "C" not null,
    position bigint not null, -- the lowest one leaves first
    downlink json   not null,
    id        bigint      not null generated always as identity, -- names it for as long as the handler exists
    queued_at timestamptz not null default now(),
    primary key (app_id, dev_id, position),
    foreign key (app_id, dev_id) references devices (app_id, dev_id) on delete cascade
  )`;

// Downlinks that were queued while the broker that brought them may not know it yet.
const queuedDeliveries = `
  create table queued_deliveries (
    channel   uuid        not null,
    tag       bigint      not null,
    digest    bytea       not null,
    queued_at timestamptz not null default now(),
    primary key (channel, tag)
  )`;

const tables = [applications, devices, usedNonces, waitingDownlinks, queuedDeliveries];

export class Devices1795251600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const table of tables) await db.query(table);
    await db.query('create index devices_by_euis on devices (app_id, app_eui, dev_eui)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table queued_deliveries, waiting_downlinks, used_nonces, devices, applications');
  }
}
