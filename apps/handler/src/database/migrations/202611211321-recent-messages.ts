import type { MigrationInterface, QueryRunner } from 'typeorm';

const storage = `
  create table message_storage (
    app_id       varchar(71) collate "C" not null primary key
                 references applications (app_id) on delete cascade,
    max_seconds  integer not null, -- age
    max_messages integer not null
  )`;

// Text, since a message is given back as it was and only read by its application.
const messages = `
  create table recent_messages (
    id          bigint generated always as identity primary key,
    app_id      varchar(71) collate "C" not null references message_storage (app_id) on delete cascade,
    dev_id      varchar(71) collate "C" not null,
    received_at timestamptz not null,
    message     text        not null
  )`;

export class RecentMessages1795267260000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const table of [storage, messages]) await db.query(table);
    await db.query('create index recent_messages_of_device on recent_messages (app_id, dev_id, received_at)');
    await db.query('create index recent_messages_of_application on recent_messages (app_id, received_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table recent_messages, message_storage');
  }
}
