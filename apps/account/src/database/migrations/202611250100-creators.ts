import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who created an application or a gateway: their share it uses, and against their number it counts (decision 75). */
export class Creators1795568400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table applications add created_by text;
      alter table applications add constraint applications_created_by_fkey
        foreign key (created_by) references users (id) on delete set null not valid;
      alter table gateways add created_by text;
      alter table gateways add constraint gateways_created_by_fkey
        foreign key (created_by) references users (id) on delete set null not valid`);
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
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table applications drop created_by; alter table gateways drop created_by');
  }
}
