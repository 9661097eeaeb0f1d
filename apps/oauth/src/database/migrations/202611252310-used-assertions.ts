import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Assertions that clients have used (RFC 7523, 3): each is valid once. */
export class UsedAssertions1795648200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table used_assertions (
        client_id text        not null,
        digest    char(43)    not null, -- SHA-256 of the jti, base64url
        expires   timestamptz not null,
        primary key (client_id, digest)
      );
      create index used_assertions_expires on used_assertions (expires)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table used_assertions');
  }
}
