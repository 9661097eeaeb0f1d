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

export class BrokerLogins1795266600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(brokerLogins);
    await db.query('create index broker_logins_by_age on broker_logins (app_id, let_in_at desc)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table broker_logins');
  }
}
