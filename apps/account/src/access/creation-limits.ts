import { defineError } from '@fieldpost/errors';
import { Tally } from '@fieldpost/observability';
import type { EntityManager } from 'typeorm';

const tooManyApplications = defineError(
  'too_many_applications',
  'resource_exhausted',
  'You have {count} applications; {most} is the limit per user',
);
const tooManyGateways = defineError(
  'too_many_gateways',
  'resource_exhausted',
  'You have {count} gateways; {most} is the limit per user',
);
const tooManyDeleted = defineError(
  'too_many_deleted',
  'resource_exhausted',
  'You have {count} deleted {what}, whose ids stay reserved; create more after an administrator has purged them',
);
const limited = {
  applications: tooManyApplications,
  gateways: tooManyGateways,
} as const;

export type LimitedTable = keyof typeof limited;

/** Factor on the limit for deleted entities, whose ids, EUIs and history are kept. */
const deletedTimes = 2;

const limitNames = [
  'applications_of_user',
  'deleted_applications_of_user',
  'gateways_of_user',
  'deleted_gateways_of_user',
] as const;

interface Counts {
  readonly count: number;
  readonly deleted: number;
}

/** Limits how many applications and gateways a user creates; 0 for no limit. */
export class CreationLimits {
  /** Rejected creations and restorations by limit. */
  readonly rejections = new Tally(limitNames);

  constructor(private readonly most: Readonly<Record<LimitedTable, number>>) {}

  /**
   * Throws when the user has reached the limit, or twice the limit with deleted ones; administrators are exempt. Locks the row
   * of the user, so that concurrent creations do not exceed the limit.
   */
  async require(db: EntityManager, table: LimitedTable, userId: string): Promise<void> {
    const counts = await this.countsOf(db, table, userId);
    if (!counts) return;
    this.requireCapacity(table, counts);
    if (counts.deleted < deletedTimes * this.most[table]) return;
    this.rejections.count(`deleted_${table}_of_user`);
    throw tooManyDeleted({ count: counts.deleted, what: table });
  }

  /** The same for a restoration. */
  async requireForRestored(db: EntityManager, table: LimitedTable, userId: string | null): Promise<void> {
    const counts = userId === null ? undefined : await this.countsOf(db, table, userId);
    if (counts) this.requireCapacity(table, counts);
  }

  private requireCapacity(table: LimitedTable, { count }: Counts): void {
    const most = this.most[table];
    if (count < most) return;
    this.rejections.count(`${table}_of_user`);
    throw limited[table]({ count, most });
  }

  /** Undefined for a user without a limit. */
  private async countsOf(
    db: EntityManager,
    table: LimitedTable,
    userId: string,
  ): Promise<Counts | undefined> {
    if (this.most[table] === 0) return undefined;
    const lock = 'select is_admin as "isAdmin" from users where id = $1 for no key update';
    const [user] = await db.query<{ isAdmin: boolean }[]>(lock, [userId]);
    if (user?.isAdmin === true) return undefined;
    const [counts] = await db.query<Counts[]>(
      `select count(*) filter (where deleted is null)::int as count,
              count(*) filter (where deleted is not null)::int as deleted
         from ${table} where created_by = $1`,
      [userId],
    );
    return counts;
  }
}
