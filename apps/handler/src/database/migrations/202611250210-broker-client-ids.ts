import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which application uses an MQTT client id at outside brokers, where client ids are shared by all applications. */
const brokerClientIds = `
  create table broker_client_ids (
    client_id varchar(256) collate "C" primary key,
    app_id    varchar(71)  collate "C" not null,
    used_at   timestamptz  not null default now()
  )`;

const indexes = [
  'create index broker_client_ids_by_app on broker_client_ids (app_id, used_at)',
  'create index broker_client_ids_by_time on broker_client_ids (used_at)',
];

export class BrokerClientIds1795572600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of [brokerClientIds, ...indexes]) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table broker_client_ids');
  }
}
