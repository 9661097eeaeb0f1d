import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Groups at login providers whose members are members of organizations. */
export class GroupMemberships1795653900000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table login_providers add column organizations jsonb not null default '[]'; -- [{"group", "organization", "role"}]
      alter table organization_members add column login_provider text`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table organization_members drop column login_provider;
      alter table login_providers drop column organizations`);
  }
}
