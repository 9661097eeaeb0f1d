import { buildIndex } from '@fieldpost/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The orders of the list of all components; its order by id is that of the primary key. */
const indexes: readonly (readonly [name: string, definition: string])[] = [
  ['components_by_created', 'on components (created, id)'],
  ['components_by_type', 'on components (type, id)'],
  ['components_by_creator_name', 'on components (creator_name, id)'],
  ['components_by_approval', 'on components (approval, id)'],
];

export class ComponentOrderIndexes1795825860000 implements MigrationInterface {
  /** Indexes are built while others write. */
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const [name, definition] of indexes) await buildIndex(db, name, definition);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const [name] of indexes) await db.query(`drop index if exists ${name}`);
  }
}
