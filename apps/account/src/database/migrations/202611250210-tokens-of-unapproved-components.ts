import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Components that became pending with the introduction of approvals had tokens already. Those end here, as the trigger ends
 * them where an approval is withdrawn (decision 69, "Components are approved before they take part").
 */
export class TokensOfUnapprovedComponents1795572600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `select count(revoke_tokens('component:' || id, '{}')) from components where approval <> 'approved'`,
    );
  }

  /** A revocation is not taken back: the tokens may be in the wrong hands. */
  async down(): Promise<void> {}
}
