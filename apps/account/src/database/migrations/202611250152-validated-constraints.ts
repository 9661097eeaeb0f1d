import type { MigrationInterface, QueryRunner } from 'typeorm';

const constraints: Readonly<Record<string, string>> = {
  components: 'components_creator_id_fkey',
  applications: 'applications_created_by_fkey',
  gateways: 'gateways_created_by_fkey',
  mailed_links: 'mailed_links_purpose_check',
};

/** Validates what earlier migrations added `not valid`, so that writers never waited for a look at all rows. */
export class ValidatedConstraints1795571520000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const [table, constraint] of Object.entries(constraints))
      await db.query(`alter table ${table} validate constraint ${constraint}`);
  }

  /** A validated constraint rejects nothing that it accepted before. */
  async down(): Promise<void> {
    // Nothing to take back.
  }
}
