import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Administrators look through the whole log: by who did it, and by what was done. */
export class AuditLogSearches1795300200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create index audit_log_user on audit_log (user_id, id);
      create index audit_log_action on audit_log (action, id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index audit_log_user, audit_log_action');
  }
}
