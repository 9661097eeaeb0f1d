import { defineError } from '@fieldpost/errors';
import type { EntityManager } from 'typeorm';

const tooManyApplications = defineError(
  'too_many_applications',
  'resource_exhausted',
  'You have {count} applications; {most} are the most that one user may create',
);
const tooManyGateways = defineError(
  'too_many_gateways',
  'resource_exhausted',
  'You have {count} gateways; {most} are the most that one user may create',
);
const limited = {
  applications: tooManyApplications,
  gateways: tooManyGateways,
} as const;

export type LimitedTable = keyof typeof limited;

/** How many of each a user may have created that are not deleted; 0 for no limit. The class is also the injection token. */
export class CreationLimits {
  constructor(private readonly most: Readonly<Record<LimitedTable, number>>) {}

  /**
   * Fails when the user has created as many already; administrators may create more. The lock of the user's row makes
   * creations of one user wait for each other, so that concurrent ones do not exceed the limit.
   */
  async require(db: EntityManager, table: LimitedTable, userId: string | null): Promise<void> {
    const most = this.most[table];
    if (most === 0 || userId === null) return;
    const lock = 'select is_admin as "isAdmin" from users where id = $1 for no key update';
    const [user] = await db.query<{ isAdmin: boolean }[]>(lock, [userId]);
    if (user?.isAdmin === true) return;
    const [{ count = 0 } = {}] = await db.query<{ count: number }[]>(
      `select count(*)::int as count from ${table} where created_by = $1 and deleted is null`,
      [userId],
    );
    if (count >= most) throw limited[table]({ count, most });
  }
}
