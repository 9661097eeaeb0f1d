import { type AppError, defineError } from '@fieldpost/errors';
import { Tally } from '@fieldpost/observability';
import type { EntityManager } from 'typeorm';

const tooManyOfUser = {
  applications: defineError(
    'too_many_applications',
    'resource_exhausted',
    'You have {count} applications; {most} is the limit per user',
  ),
  gateways: defineError(
    'too_many_gateways',
    'resource_exhausted',
    'You have {count} gateways; {most} is the limit per user',
  ),
  organizations: defineError(
    'too_many_organizations',
    'resource_exhausted',
    'You have {count} organizations; {most} is the limit per user',
  ),
} as const;
const tooManyOfOrganization = defineError(
  'too_many_of_organization',
  'resource_exhausted',
  'Organization {id} has {count} {what}; {most} is its limit',
);
// The caller may be another user, who does not learn how much the owner has.
const tooManyOfOwner = defineError(
  'too_many_of_owner',
  'resource_exhausted',
  'The user or organization that owns the application has reached the limit of {what}',
);
const tooManyDeleted = defineError(
  'too_many_deleted',
  'resource_exhausted',
  'You have {count} deleted {what}, whose ids stay reserved; create more after an administrator has purged them',
);

/** What users create. */
export type LimitedTable = keyof typeof tooManyOfUser | 'access_keys';
/** What is created for organizations. */
export type LimitedEntities = Exclude<LimitedTable, 'organizations'>;
/** Limits of a user that an administrator sets. Handlers read and enforce that of devices. */
export type LimitOfUser = LimitedTable | 'devices';
/** The same of an organization. */
export type LimitOfOrganization = LimitedEntities | 'devices';

/** The limits of the settings, unless an administrator set another limit; 0 for no limit. */
export interface DefaultLimits {
  readonly user: Readonly<Record<LimitedTable, number>>;
  readonly organization: Readonly<Record<LimitedEntities, number>>;
}

/** What is created, and the user or the organization that it counts for. */
export type Creation =
  | { readonly table: LimitedTable; readonly userId: string }
  | { readonly table: LimitedEntities; readonly organizationId: string };

/** What an application or gateway was created by, or for. */
interface Created {
  readonly createdBy: string | null;
  readonly organizationId: string | null;
}

/** Undefined when the creator is not known. */
export function creationOf(
  table: LimitedEntities,
  { createdBy, organizationId }: Created,
): Creation | undefined {
  if (organizationId !== null) return { table, organizationId };
  return createdBy === null ? undefined : { table, userId: createdBy };
}

/** Factor on the limit for deleted entities, whose ids, EUIs and history are kept. */
const deletedTimes = 2;

const limitNames = [
  'applications_of_user',
  'deleted_applications_of_user',
  'gateways_of_user',
  'deleted_gateways_of_user',
  'access_keys_of_user',
  'organizations_of_user',
  'deleted_organizations_of_user',
  'applications_of_organization',
  'deleted_applications_of_organization',
  'gateways_of_organization',
  'deleted_gateways_of_organization',
  'access_keys_of_organization',
] as const;

interface Counts {
  readonly count: number;
  readonly deleted: number;
}

/** The limit of a user or an organization, and how much of it is used. */
interface Usage extends Counts {
  readonly most: number;
}

/** Limits how many applications, gateways and access keys a user or an organization has, and how many organizations a user creates. */
export class CreationLimits {
  /** Rejected creations and restorations by limit. */
  readonly rejections = new Tally(limitNames);

  constructor(readonly defaults: DefaultLimits) {}

  /**
   * Throws when the user or the organization has reached the limit, or twice the limit with deleted ones; administrators are
   * exempt. Locks the row of the user or the organization, so that concurrent creations do not exceed the limit.
   */
  async require(db: EntityManager, creation: Creation): Promise<void> {
    const usage = await this.usageOf(db, creation);
    if (!usage) return;
    if (!hasCapacity(usage)) throw this.rejected(creation, tooMany(creation, usage));
    const name = nameOf(creation);
    // Of deleted access keys nothing is left.
    if (name === 'access_keys_of_user' || name === 'access_keys_of_organization') return;
    if (usage.deleted < deletedTimes * usage.most) return;
    this.rejections.count(`deleted_${name}`);
    throw tooManyDeleted({ count: usage.deleted, what: creation.table });
  }

  /** The same for a restoration, which may bring several back. */
  async requireForRestored(db: EntityManager, creation: Creation, restored = 1): Promise<void> {
    const usage = restored > 0 && (await this.usageOf(db, creation));
    if (usage && !hasCapacity(usage, restored))
      throw this.rejected(creation, tooManyOfOwner({ what: wordsOf(creation) }));
  }

  private rejected(creation: Creation, error: AppError): AppError {
    this.rejections.count(nameOf(creation));
    return error;
  }

  /** Undefined without a limit. */
  private async usageOf(db: EntityManager, creation: Creation): Promise<Usage | undefined> {
    const most = await this.limitOf(db, creation);
    if (most === 0) return undefined;
    const [column, id]: [OwnerColumn, string] =
      'userId' in creation ? ['created_by', creation.userId] : ['organization_id', creation.organizationId];
    const statement =
      creation.table === 'access_keys' ? countOfKeys(column) : countsOf(creation.table, column);
    const [counts] = await db.query<[Counts]>(statement, [id]);
    return { ...counts, most };
  }

  private async limitOf(db: EntityManager, creation: Creation): Promise<number> {
    const [statement, id, standard] =
      'userId' in creation
        ? [limitOfUser, creation.userId, this.defaults.user[creation.table]]
        : [limitOfOrganization, creation.organizationId, this.defaults.organization[creation.table]];
    const [found] = await db.query<{ most: number | null }[]>(statement, [id, creation.table]);
    return found?.most ?? standard;
  }
}

type OwnerColumn = 'created_by' | 'organization_id';

const countsOf = (table: Exclude<LimitedTable, 'access_keys'>, owner: OwnerColumn) => `
  select count(*) filter (where deleted is null)::int as count,
         count(*) filter (where deleted is not null)::int as deleted
    from ${table} where ${owner} = $1`;
const countOfKeys = (owner: OwnerColumn) => `
  select count(*)::int as count, 0 as deleted
    from access_keys k join applications a on a.id = k.app_id
   where a.${owner} = $1 and a.deleted is null`;

const limitOfUser = `
  select case when is_admin then 0 else (limits ->> $2::text)::int end as most
    from users where id = $1 for no key update`;
const limitOfOrganization = `
  select (limits ->> $2::text)::int as most from organizations where id = $1 for no key update`;

const hasCapacity = ({ count, most }: Usage, added = 1): boolean => count + added <= most;

const wordsOf = ({ table }: Creation): string => table.replace('_', ' ');

function tooMany(creation: Creation, { count, most }: Usage): AppError {
  const { table } = creation;
  if (table === 'access_keys') return tooManyOfOwner({ what: wordsOf(creation) });
  return 'userId' in creation
    ? tooManyOfUser[table]({ count, most })
    : tooManyOfOrganization({ id: creation.organizationId, count, most, what: table });
}

const nameOf = (creation: Creation) =>
  'userId' in creation
    ? (`${creation.table}_of_user` as const)
    : (`${creation.table}_of_organization` as const);
