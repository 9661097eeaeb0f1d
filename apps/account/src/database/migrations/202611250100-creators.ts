import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who created an application or a gateway: their share it uses, and against their number it counts (decision 75). */
export class Creators1795568400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table applications add created_by text references users (id) on delete set null;
      alter table gateways add created_by text references users (id) on delete set null`);
    // The creator became a collaborator in the transaction of the creation, hence at the same moment.
    for (const [kind, table] of [
      ['apps', 'applications'],
      ['gateways', 'gateways'],
    ]) {
      await db.query(
        `update ${table} e set created_by = c.user_id from collaborators c
          where c.kind = $1 and c.entity_id = e.id and c.added = e.created`,
        [kind],
      );
    }
    await db.query(`
      create index applications_by_creator on applications (created_by) where deleted is null;
      create index gateways_by_creator on gateways (created_by) where deleted is null`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table applications drop created_by; alter table gateways drop created_by');
  }
}
