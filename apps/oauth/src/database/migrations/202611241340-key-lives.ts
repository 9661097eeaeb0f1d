import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Seconds that the longest token may live which the key has signed, under the settings of then; null when nobody noted it. */
export class KeyLives1795527600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table signing_keys add column longest_life integer');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table signing_keys drop column longest_life');
  }
}
