import type { MigrationInterface, QueryRunner } from 'typeorm';

// No reference to applications: a key may be good before its application is registered here.
const brokerLogins = `
  create table broker_logins (
    app_id     varchar(71) collate "C" not null,
    client_id  varchar(256) collate "C" not null,
    access_key bytea not null, -- sealed
    address    text  not null, -- of the client, empty when its broker does not tell
    let_in_at  timestamptz not null default now(),
    primary key (app_id, client_id)
  )`;

// Which application uses an MQTT client id at outside brokers, where client ids are shared by all applications.
const brokerClientIds = `
  create table broker_client_ids (
    client_id varchar(256) collate "C" primary key,
    app_id    varchar(71)  collate "C" not null,
    used_at   timestamptz  not null default now()
  )`;

const indexes = [
  'create index broker_logins_by_age on broker_logins (app_id, let_in_at desc)',
  'create index broker_logins_by_time on broker_logins (let_in_at)',
  'create index broker_client_ids_by_app on broker_client_ids (app_id, used_at)',
  'create index broker_client_ids_by_time on broker_client_ids (used_at)',
];

export class BrokerLogins1795266600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of [brokerLogins, brokerClientIds, ...indexes]) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table broker_client_ids, broker_logins');
  }
}
