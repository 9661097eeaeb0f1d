import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Announcements1795251600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table announcements (
        service_name    text        not null,
        id              text        not null,
        service_version text        not null,
        description     text        not null,
        url             text        not null,
        is_public       boolean     not null,
        net_address     text        not null,
        public_key      text        not null,
        certificate     text        not null,
        api_address     text        not null,
        mqtt_address    text        not null,
        amqp_address    text        not null,
        primary key (service_name, id)
      )`);
    // No reference to announcements: metadata may come before its component announces itself.
    await db.query(`
      create table metadata (
        service_name text not null,
        id           text not null,
        kind         text not null,
        value        text not null,
        primary key (service_name, id, kind, value)
      )`);
    await db.query(`
      create unique index metadata_exclusive on metadata (kind, value) where kind <> 'dev_addr_prefix'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table metadata');
    await db.query('drop table announcements');
  }
}
