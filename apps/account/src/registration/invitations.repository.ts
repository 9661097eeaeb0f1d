import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { MemberRight } from '@fieldpost/domain';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { record } from '../audit/record.js';
import type { Readable } from '../lists/list.js';
import { createdOrder, type Order, readableFrom } from '../lists/readable-from.js';
import type { Search } from '../lists/sorting.js';
import { emailExists } from '../users/users.errors.js';
import type { NewUser } from '../users/users.repository.js';
import { giveInvited, type InvitedMembership, type InvitedRights, missingRights } from './invited-rights.js';
import { invitationNotGood } from './registration.errors.js';

export interface NewInvitation {
  readonly id: string;
  /** Digest of the secret. */
  readonly digest: string;
  /** Null for any address. */
  readonly email: string | null;
  /** Whether only the owner of the address gets the secret. */
  readonly isMailed: boolean;
  readonly isAdministrator: boolean;
  readonly rights: readonly InvitedRights[];
  readonly organizations: readonly InvitedMembership[];
  readonly seconds: number;
}

export interface Invitation extends Omit<NewInvitation, 'digest' | 'seconds'> {
  /** Name of the user who invited. */
  readonly invitedBy: string;
  readonly created: Date;
  readonly expires: Date;
}

/** An invitation as its holder sees it. */
export interface PresentedInvitation extends Pick<Invitation, 'email'> {
  /** Whether it is the link for the first administrator, which no user has made. */
  readonly isOfOperator: boolean;
}

type InvitedUser = Pick<NewUser, 'id' | 'username' | 'email' | 'address'>;

const columns = `
  i.id, i.email, i.is_mailed as "isMailed", i.administrator as "isAdministrator", i.rights, i.organizations,
  u.username as "invitedBy", i.created, i.expires`;
const from = 'from invitations i join users u on u.id = i.invited_by';

/** Members that invitations can be sorted by. */
export const invitationSorts = ['created', 'email', 'invited_by', 'expires'] as const;

/** By a part of an address or of the name of the user who invited. */
export type InvitationSearch = Search<(typeof invitationSorts)[number]>;

const orders: Readonly<Record<InvitationSearch['sort'], Order>> = {
  created: createdOrder('i'),
  email: { by: [`coalesce(i.email, '')`, 'i.id'], types: ['text', 'text'] },
  invited_by: { by: ['u.username', 'i.id'], types: ['text', 'text'] },
  expires: { by: ['i.expires', 'i.id'], types: ['timestamptz', 'text'] },
};

const noAdministrator = 'not exists (select from users where is_admin)';
/** Advisory lock, so that only one of concurrent registrations becomes the first administrator. */
const firstAdministratorLock = 4_711_003;

/** Stores invitations. Each can be used once; deleted when used, withdrawn, or at the first insertion after its expiry. */
@Injectable()
export class Invitations {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Valid invitations. */
  list({ search = '', sort, direction }: InvitationSearch): Readable<Invitation> {
    return readableFrom(this.db, {
      columns,
      from,
      where: `i.expires > now() and ($1 = '' or strpos(lower(concat_ws(' ', i.email, u.username)), lower($1)) > 0)`,
      order: { ...orders[sort], direction },
      values: [search],
    });
  }

  /** Undefined when unknown, used or expired. */
  async findBySecret(digest: string): Promise<PresentedInvitation | undefined> {
    const found = await this.db.query<PresentedInvitation[]>(
      `select email, invited_by is null as "isOfOperator" from invitations
        where expires > now() and digest = $1 and (invited_by is not null or ${noAdministrator})`,
      [digest],
    );
    return found[0];
  }

  async isAdministratorMissing(): Promise<boolean> {
    const [found] = await this.db.query<[{ isMissing: boolean }]>(`select ${noAdministrator} as "isMissing"`);
    return found.isMissing;
  }

  /** An invitation by the operator, which is valid only while there is no administrator. */
  async addForFirstAdministrator({
    id,
    digest,
    seconds,
  }: Pick<NewInvitation, 'id' | 'digest' | 'seconds'>): Promise<void> {
    await removeExpired(this.db.manager);
    await this.db.query(
      `insert into invitations (id, digest, is_mailed, administrator, expires)
       values ($1, $2, false, true, now() + make_interval(secs => $3))`,
      [id, digest, seconds],
    );
  }

  /** The rights of `wanted` that the user does not hold. */
  async rightsNotHeld(userId: string, wanted: readonly InvitedRights[]): Promise<readonly InvitedRights[]> {
    return this.db.query(
      `select w.kind, w.id, w.rights
         from json_to_recordset($2::json) as w (kind text, id text, rights text[])
        where not exists (select from collaborators c left join applications a on c.kind = 'apps' and a.id = c.entity_id
                           where c.user_id = $1 and c.kind = w.kind and c.entity_id = w.id
                             and c.rights @> w.rights and a.deleted is null)`,
      [userId, JSON.stringify(wanted)],
    );
  }

  /** The memberships of `wanted` that the user may not give. */
  async membershipsNotHeld(
    userId: string,
    wanted: readonly InvitedMembership[],
  ): Promise<readonly InvitedMembership[]> {
    const held = await this.db.query<{ id: string; rights: MemberRight[] }[]>(
      `select m.organization_id as id, m.rights
         from organization_members m join organizations o on o.id = m.organization_id and o.deleted is null
        where m.user_id = $1`,
      [userId],
    );
    const rightsIn = (organization: string) => held.find(({ id }) => id === organization)?.rights ?? [];
    return wanted.filter((membership) => missingRights(rightsIn(membership.id), membership).length > 0);
  }

  /** Throws when another user has verified the address. */
  add(invitation: NewInvitation, by: Actor & { readonly userId: string }): Promise<Invitation> {
    return this.db.transaction(async (db) => {
      await removeExpired(db);
      const { id, digest, email, isMailed, isAdministrator, rights, organizations, seconds } = invitation;
      const taken = await db.query<unknown[]>(
        'select from users where lower(email) = lower($1) and email_valid',
        [email],
      );
      if (taken.length > 0) throw emailExists();
      await db.query(
        `insert into invitations
           (id, digest, email, is_mailed, administrator, rights, organizations, invited_by, expires)
         values ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(secs => $9))`,
        [
          ...[id, digest, email, isMailed, isAdministrator],
          ...[JSON.stringify(rights), JSON.stringify(organizations), by.userId, seconds],
        ],
      );
      const details = { invitation: id, email, administrator: isAdministrator, rights, organizations };
      await record(db, by, { kind: 'users', id: by.userId, action: 'invitation.created', details });
      const [added] = await db.query<[Invitation]>(
        `select ${columns} ${from} where i.expires > now() and i.id = $1`,
        [id],
      );
      return added;
    });
  }

  /** False when there is no such invitation. */
  remove(id: string, by: Actor & { readonly userId: string }): Promise<boolean> {
    return this.db.transaction(async (db) => {
      const [, affected] = await db.query<[unknown, number]>('delete from invitations where id = $1', [id]);
      const details = { invitation: id };
      if (affected > 0)
        await record(db, by, { kind: 'users', id: by.userId, action: 'invitation.withdrawn', details });
      return affected > 0;
    });
  }

  /**
   * Uses an invitation within the transaction that added the user. Grants what the user who invited still may: memberships in
   * organizations, rights on entities, and the administrator role. A mailed invitation verifies the address. Throws when it was used before.
   */
  async accept(db: EntityManager, user: InvitedUser, digest: string): Promise<void> {
    const [used] = (
      await db.query<[UsedInvitation[], number]>(
        `delete from invitations where digest = $1 and expires > now()
         returning id, email, is_mailed as "isMailed", administrator, rights, organizations,
                   invited_by as "invitedBy"`,
        [digest],
      )
    )[0];
    if (!used) throw invitationNotGood();
    const { invitedBy } = used;
    if (invitedBy === null) await requireNoAdministrator(db);
    const [[{ administrator }]] = await db.query<[[{ administrator: boolean }], number]>(
      `update users set email_valid = $2,
              is_admin = $3 and ($4::text is null
                                 or exists (select from users where id = $4 and is_admin and not is_banned))
        where id = $1
       returning is_admin as administrator`,
      [user.id, used.isMailed && used.email !== null, used.administrator, invitedBy],
    );
    const by = { userId: user.id, name: user.username, client: null, address: user.address ?? null };
    if (invitedBy !== null) await giveInvited(db, used, { by, invitedBy });
    const details = { invitation: used.id, invited_by: invitedBy, administrator };
    await record(db, by, { kind: 'users', id: user.id, action: 'invitation.accepted', details });
  }
}

/** Leaves those that are being used at the moment. */
async function removeExpired(db: EntityManager): Promise<void> {
  await db.query(
    'delete from invitations where id in (select id from invitations where expires <= now() for update skip locked)',
  );
}

/** Throws when another link has made an administrator meanwhile. */
async function requireNoAdministrator(db: EntityManager): Promise<void> {
  // A statement of its own: the next one must see the changes of the last holder.
  await db.query(`select pg_advisory_xact_lock(${firstAdministratorLock})`);
  const found = await db.query<unknown[]>(`select where ${noAdministrator}`);
  if (found.length === 0) throw invitationNotGood();
}

interface UsedInvitation {
  readonly id: string;
  readonly email: string | null;
  readonly isMailed: boolean;
  readonly administrator: boolean;
  readonly rights: readonly InvitedRights[];
  readonly organizations: readonly InvitedMembership[];
  /** Null for the link for the first administrator. */
  readonly invitedBy: string | null;
}
