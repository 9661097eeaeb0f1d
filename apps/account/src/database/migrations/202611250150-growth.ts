import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the limits on what is deleted and created again: deleted entities of a creator, removed names of an entity. */
export class Growth1795571400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create index applications_by_creator_all on applications (created_by);
      create index gateways_by_creator_all on gateways (created_by);
      create index revocations_by_subject on revocations (subject collate "C");
      drop index applications_by_creator;
      drop index gateways_by_creator`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      create index applications_by_creator on applications (created_by) where deleted is null;
      create index gateways_by_creator on gateways (created_by) where deleted is null;
      drop index applications_by_creator_all;
      drop index gateways_by_creator_all;
      drop index revocations_by_subject`);
  }
}
