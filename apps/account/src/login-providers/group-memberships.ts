import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Membership, mostMembers, type OrganizationId } from '@fieldpost/domain';
import { AppError, notValid } from '@fieldpost/errors';
import { DataSource, type EntityManager } from 'typeorm';
import { lockOrganization } from '../organizations/locks.js';
import { assign, membersOf } from '../organizations/members.repository.js';
import { providerAsActor } from './administrator-groups.js';

/** A membership that a login provider made. */
interface GivenMembership {
  readonly provider: string;
  readonly userId: string;
  readonly username: string;
  readonly organization: OrganizationId;
}

interface Held extends Membership {
  readonly organization: OrganizationId;
  readonly provider: string | null;
}

const unlinked = `
  select m.login_provider as provider, m.user_id as "userId", u.username, m.organization_id as organization
    from organization_members m join users u on u.id = m.user_id
   where m.login_provider is not null and (m.user_id = $1 or m.login_provider = $2)
     and not exists (select from linked_logins l where l.user_id = m.user_id and l.provider = m.login_provider)
   order by m.organization_id, m.user_id`;

/** Memberships in organizations that the groups of people at login providers give. Those of other authors are not changed. */
@Injectable()
export class GroupMemberships {
  private readonly logger = new Logger('GroupMemberships');

  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** The organizations of these that do not exist. */
  async unknownOf(ids: readonly OrganizationId[]): Promise<readonly OrganizationId[]> {
    const rows = await this.db.query<{ id: OrganizationId }[]>(
      'select id from organizations where id = any($1) and deleted is null',
      [ids],
    );
    return ids.filter((id) => rows.every((row) => row.id !== id));
  }

  /** Gives the user these memberships, and removes what the provider gave before and gives no longer. */
  async apply(
    { provider, userId, username }: Omit<GivenMembership, 'organization'>,
    wanted: ReadonlyMap<OrganizationId, Membership>,
  ): Promise<void> {
    const held = await this.db.query<Held[]>(
      `select organization_id as organization, role, rights, login_provider as provider from organization_members
        where user_id = $1 and (login_provider = $2 or organization_id = any($3))`,
      [userId, provider, [...wanted.keys()]],
    );
    const given = held.filter((one) => one.provider === provider).map(({ organization }) => organization);
    for (const organization of [...new Set([...wanted.keys(), ...given])].sort()) {
      const now = held.find((one) => one.organization === organization);
      const membership = wanted.get(organization);
      const isChanged = now === undefined || (now.provider === provider && !isSame(now, membership));
      if (isChanged) await this.tryChange({ provider, userId, username, organization }, membership);
    }
  }

  /** Removes what a provider gave to a user, or to all users, whose login there is no longer linked. */
  async removeUnlinked(of: { readonly userId: string } | { readonly provider: string }): Promise<void> {
    const userId = 'userId' in of ? of.userId : null;
    const provider = 'provider' in of ? of.provider : null;
    for (const given of await this.db.query<GivenMembership[]>(unlinked, [userId, provider])) {
      if (await this.tryChange(given, undefined)) continue;
      // It stays, and no login will remove it: from now on it is one that members change.
      await this.db.query(
        'update organization_members set login_provider = null where organization_id = $1 and user_id = $2',
        [given.organization, given.userId],
      );
    }
  }

  /** False when the organization does not permit the change, which fails no login: its last owner stays, and so on. */
  private async tryChange(given: GivenMembership, membership: Membership | undefined): Promise<boolean> {
    try {
      await this.db.transaction((db) => change(db, given, membership));
      return true;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { provider, username, organization } = given;
      this.logger.warn(
        `login provider ${provider} did not change the membership of ${username} in ${organization}: ${error.message}`,
      );
      return false;
    }
  }
}

const isSame = (held: Membership, wanted: Membership | undefined): boolean =>
  held.role === wanted?.role &&
  (held.role !== null || [...held.rights].sort().join() === [...wanted.rights].sort().join());

async function change(
  db: EntityManager,
  { provider, userId, username, organization: id }: GivenMembership,
  membership: Membership | undefined,
): Promise<void> {
  await lockOrganization(db, id);
  const members = await membersOf(db, id);
  const before = members.find((member) => member.userId === userId);
  if (before ? before.loginProvider !== provider : membership === undefined) return;
  if (!before && members.length >= mostMembers)
    throw notValid({ argument: 'Member', reason: `an organization has at most ${mostMembers}` });
  const assigned = { userId, username, membership, loginProvider: provider };
  await assign(db, { id, members }, assigned, providerAsActor(provider));
}
