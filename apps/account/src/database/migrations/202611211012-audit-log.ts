import type { MigrationInterface, QueryRunner } from 'typeorm';

/** No foreign keys, because entries outlive their entities and users. */
export class AuditLog1795255920000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
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
      create index audit_log_entity on audit_log (kind, entity_id, id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table audit_log');
  }
}
