import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { GeneralScope } from '@fieldpost/domain';
import { breaksUnique } from '@fieldpost/persistence';
import { DataSource, IsNull, MoreThan } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { type AuditedChange, record } from '../audit/record.js';
import type { Readable } from '../lists/list.js';
import { ClientEntity } from './client.entity.js';
import { clientExists } from './clients.errors.js';

/** Ways to a token that a client may be given (docs/protocol/account-api.md#oauth-clients). */
export const grantTypes = ['authorization_code', 'refresh_token', 'password'] as const;
export type GrantType = (typeof grantTypes)[number];

/** A program that asks for tokens on behalf of users. */
export interface Client {
  readonly id: string;
  /** Null for a public client, which cannot keep a secret. */
  readonly secretDigest: string | null;
  readonly name: string;
  readonly description: string;
  /** The user who made it; null when only administrators manage it. */
  readonly ownerId: string | null;
  readonly redirectUris: readonly string[];
  readonly grants: readonly GrantType[];
  readonly scopes: readonly GeneralScope[];
  readonly isAccepted: boolean;
  readonly isRejected: boolean;
  readonly isOfficial: boolean;
  readonly isPublic: boolean;
  /** Its secret is known to everybody: it exists in development mode alone. */
  readonly forDevelopment: boolean;
}

/** How many clients somebody has, and how many deleted ones of theirs still keep their names. */
export interface OwnedClients {
  readonly count: number;
  readonly deleted: number;
}

const isThere = { deleted: IsNull() };

/**
 * What is left of a deleted client is its id: consents and logins in oauth are under it, and the next client of the name
 * would inherit them. The release before does not know of `deleted` and gives no tokens to what is rejected.
 */
const nothingLeft = {
  secretDigest: null,
  // Clients without a secret are public, says the table.
  isPublic: true,
  ownerId: null,
  redirectUris: [],
  isAccepted: false,
  isRejected: true,
  isOfficial: false,
};

/** A deleted client has no owner any more; until it is purged its history says who made it. */
const ownedBy = `
  select (select count(*)::int from clients where owner_id = $1 and deleted is null) as count,
         (select count(*)::int
            from audit_log l join clients c on c.id = l.entity_id and c.deleted is not null
           where l.kind = 'clients' and l.action = 'client.created' and l.user_id = $1) as deleted`;

/** Where OAuth clients are kept; deleted ones are unknown. */
@Injectable()
export class Clients {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Makes the clients for development be exactly these; another client that has the id of one stays as it is. */
  async setDevelopmentClients(clients: readonly Client[]): Promise<void> {
    await this.db.transaction(async (db) => {
      await db.delete(ClientEntity, { forDevelopment: true });
      const insertion = db.createQueryBuilder().insert().into(ClientEntity).values(clients.map(toRow));
      if (clients.length > 0) await insertion.orIgnore().execute();
    });
  }

  /** Those of one user, or all; by id. */
  listOf(ownerId: string | undefined): Readable<Client> {
    const where = { ...isThere, ...(ownerId !== undefined && { ownerId }) };
    return {
      count: () => this.db.manager.countBy(ClientEntity, where),
      read: async ({ limit, offset, after: [last] = [] }) => {
        const behind = { ...where, ...(last !== undefined && { id: MoreThan(last) }) };
        const slice = { take: limit, skip: offset, order: { id: 'asc' } } as const;
        const rows = await this.db.manager.find(ClientEntity, { where: behind, ...slice });
        return rows.map((row) => ({ ...toClient(row), position: [row.id] }));
      },
    };
  }

  async find(id: string): Promise<Client | undefined> {
    const row = await this.db.manager.findOneBy(ClientEntity, { ...isThere, id });
    return row ? toClient(row) : undefined;
  }

  /**
   * An id that is taken, or was by a client that is deleted, is rejected. `check` hears what the owner has, who adds no other
   * meanwhile.
   */
  async add(client: Client, by: Actor, check?: (owned: OwnedClients) => void): Promise<void> {
    const { ownerId } = client;
    const added = this.db.transaction(async (db) => {
      await db.query('select 1 from users where id = $1 for no key update', [ownerId]);
      const [owned] = await db.query<OwnedClients[]>(ownedBy, [ownerId]);
      if (owned) check?.(owned);
      await db.insert(ClientEntity, toRow(client));
      await record(db, by, historyOf(client, 'client.created'));
    });
    await added.catch((error: unknown) => {
      if (breaksUnique(error, 'clients_pkey')) throw clientExists({ name: client.id }, { cause: error });
      throw error;
    });
  }

  /** Of two changes at once the second decides on what the first made; undefined when there is no such client. */
  change(id: string, by: Actor, decide: (client: Client) => Client | undefined): Promise<Client | undefined> {
    return this.db.transaction(async (db) => {
      const where = { ...isThere, id };
      const row = await db.findOne(ClientEntity, { where, lock: { mode: 'pessimistic_write' } });
      if (!row) return undefined;
      const decided = decide(toClient(row));
      if (!decided) return toClient(row);
      await db.update(ClientEntity, { id }, toRow(decided));
      await record(db, by, historyOf(decided, 'client.changed'));
      return decided;
    });
  }

  remove(id: string, by: Actor): Promise<boolean> {
    return this.db.transaction(async (db) => {
      const deletion = { ...nothingLeft, deleted: () => 'now()' };
      const { affected } = await db.update(ClientEntity, { ...isThere, id }, deletion);
      if (affected !== 1) return false;
      await record(db, by, { kind: 'clients', id, action: 'client.deleted' });
      return true;
    });
  }
}

const historyOf = (client: Client, action: string): AuditedChange => ({
  kind: 'clients',
  id: client.id,
  action,
  details: {
    grants: client.grants,
    scope: client.scopes,
    redirect_uris: client.redirectUris,
    accepted: client.isAccepted,
    rejected: client.isRejected,
    official: client.isOfficial,
  },
});

const toRow = ({ redirectUris, grants, scopes, ...client }: Client) => ({
  ...client,
  redirectUris: [...redirectUris],
  grants: [...grants],
  scopes: [...scopes],
});

const toClient = ({ created: _, deleted: __, ...row }: ClientEntity): Client => ({
  ...row,
  grants: row.grants as GrantType[],
  scopes: row.scopes as GeneralScope[],
});
