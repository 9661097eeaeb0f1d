import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Users who left an organization, so that its members do not add them again at once. */
export class FormerMembers1795665720000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table former_members (
        organization_id varchar not null references organizations on delete cascade,
        user_id         text not null references users on delete cascade,
        at              timestamptz not null default now(),
        primary key (organization_id, user_id)
      );
      create index former_members_user on former_members (user_id);`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table former_members');
  }
}
