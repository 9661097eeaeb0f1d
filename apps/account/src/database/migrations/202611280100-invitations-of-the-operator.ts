import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invitations that no user has made: the link for the first administrator. */
export class InvitationsOfTheOperator1795827600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table invitations alter column invited_by drop not null');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from invitations where invited_by is null;
      alter table invitations alter column invited_by set not null`);
  }
}
