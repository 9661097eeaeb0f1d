import type { MigrationInterface, QueryRunner } from 'typeorm';

const integrations = `
  create table integrations (
    app_id      varchar(71) collate "C" not null references applications (app_id) on delete cascade,
    integration varchar(71) collate "C" not null,
    url         text   not null,
    messages    text[] not null, -- ends of topics: up, events/…
    headers     bytea  not null, -- a JSON object, sealed
    secret      bytea  not null, -- sealed
    dropped     bigint not null default 0, -- messages that the full queue had no place for
    created_at  timestamptz not null default now(),
    updated_at  timestamptz not null default now(),
    primary key (app_id, integration)
  )`;

// A delivery under way is due again when its lease ends: whoever dies over it leaves nothing to clean up.
const deliveries = `
  create table integration_deliveries (
    id          bigint generated always as identity primary key,
    app_id      varchar(71) collate "C" not null,
    integration varchar(71) collate "C" not null,
    dev_id      varchar(71) not null,
    kind        text        not null,
    body        text        not null, -- as MQTT has it
    created_at  timestamptz not null default now(),
    due_at      timestamptz not null default now(),
    attempts    smallint    not null default 0,
    is_dead     boolean     not null default false,
    status      smallint, -- of the last attempt, as the error
    error       text,
    traceparent text, -- of the trace that the message is part of
    foreign key (app_id, integration) references integrations (app_id, integration) on delete cascade
  )`;

const attempts = `
  create table integration_attempts (
    id          bigint generated always as identity primary key,
    app_id      varchar(71) collate "C" not null,
    integration varchar(71) collate "C" not null,
    delivery_id bigint      not null,
    dev_id      varchar(71) not null,
    kind        text        not null,
    attempt     smallint    not null,
    at          timestamptz not null default now(), -- of its end
    ms          integer     not null,
    status      smallint,
    error       text,
    foreign key (app_id, integration) references integrations (app_id, integration) on delete cascade
  )`;

const indexes = [
  `create index integration_deliveries_due on integration_deliveries (app_id, integration, due_at)
   where not is_dead`,
  'create index integration_deliveries_in_order on integration_deliveries (app_id, integration, id)',
  'create index integration_attempts_in_order on integration_attempts (app_id, integration, id)',
];

export class Integrations1795267200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of [integrations, deliveries, attempts, ...indexes]) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table integration_attempts, integration_deliveries, integrations');
  }
}
