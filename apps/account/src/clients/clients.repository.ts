import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ClientKey } from '@fieldpost/auth';
import type { GeneralScope } from '@fieldpost/domain';
import { ifTaken } from '@fieldpost/persistence';
import { DataSource, IsNull, MoreThan } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { type AuditedChange, record } from '../audit/record.js';
import type { Readable } from '../lists/list.js';
import { ClientEntity } from './client.entity.js';
import { clientExists } from './clients.errors.js';

/** Grant types of clients (docs/protocol/account-api.md#oauth-clients). */
export const grantTypes = [
  'authorization_code',
  'refresh_token',
  'password',
  'device_code',
  'client_credentials',
] as const;
export type GrantType = (typeof grantTypes)[number];

/** Algorithms of id tokens (OpenID Connect Dynamic Client Registration 1.0, 2); the first is the default. */
export const idTokenAlgorithms = ['RS256', 'ES256'] as const;
export type IdTokenAlgorithm = (typeof idTokenAlgorithms)[number];

/** An OAuth client. */
export interface Client {
  readonly id: string;
  /** Null for a public client, which cannot keep a secret. */
  readonly secretDigest: string | null;
  readonly name: string;
  readonly description: string;
  /** The user who created it; null when only administrators manage it. */
  readonly ownerId: string | null;
  readonly redirectUris: readonly string[];
  readonly grants: readonly GrantType[];
  readonly scopes: readonly GeneralScope[];
  readonly isAccepted: boolean;
  readonly isRejected: boolean;
  readonly isOfficial: boolean;
  readonly isPublic: boolean;
  /** A client of v2, which may omit PKCE (ADR 92). */
  readonly isV2: boolean;
  readonly idTokenAlgorithm: IdTokenAlgorithm;
  /** URIs for the redirect after a logout (OpenID Connect RP-Initiated Logout 1.0, 3.1). */
  readonly postLogoutRedirectUris: readonly string[];
  /** Where logout tokens are posted (OpenID Connect Back-Channel Logout 1.0, 2.2). */
  readonly backchannelLogoutUri: string | null;
  /** Public keys of its assertions (`private_key_jwt`); with any, its secret does not count. */
  readonly keys: readonly ClientKey[];
  /** Where it publishes them instead; with it, its secret does not count either. */
  readonly jwksUri: string | null;
  /** For development mode only, because its secret is public. */
  readonly forDevelopment: boolean;
}

/** A client in a list; in that of all clients with the name of its owner. */
export interface ListedClient extends Client {
  readonly creator: string | null;
}

/** Number of clients of a user, and of deleted ones whose names are reserved. */
export interface OwnedClients {
  readonly count: number;
  readonly deleted: number;
}

const isThere = { deleted: IsNull() };

/**
 * A deleted client keeps its id, because the next client of this name would inherit the consents and grants in oauth. It is
 * also marked as rejected, for releases that do not know `deleted`.
 */
const nothingLeft = {
  secretDigest: null,
  // A constraint of the table: clients without a secret are public.
  isPublic: true,
  ownerId: null,
  redirectUris: [],
  postLogoutRedirectUris: [],
  backchannelLogoutUri: null,
  isAccepted: false,
  isRejected: true,
  isOfficial: false,
  keys: [],
  jwksUri: null,
};

/** A deleted client has no owner; until it is purged, the history has its creator. */
const ownedBy = `
  select (select count(*)::int from clients where owner_id = $1 and deleted is null) as count,
         (select count(*)::int
            from audit_log l join clients c on c.id = l.entity_id and c.deleted is not null
           where l.kind = 'clients' and l.action = 'client.created' and l.user_id = $1) as deleted`;

/** Stores OAuth clients. Deleted clients are not found. */
@Injectable()
export class Clients {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Replaces the development clients by these; other clients with one of the ids are kept. */
  async setDevelopmentClients(clients: readonly Client[]): Promise<void> {
    await this.db.transaction(async (db) => {
      await db.delete(ClientEntity, { forDevelopment: true });
      const insertion = db.createQueryBuilder().insert().into(ClientEntity).values(clients.map(toRow));
      if (clients.length > 0) await insertion.orIgnore().execute();
    });
  }

  /** The clients of one user, or all, by id. */
  listOf(ownerId: string | undefined): Readable<ListedClient> {
    const where = { ...isThere, ...(ownerId !== undefined && { ownerId }) };
    return {
      count: () => this.db.manager.countBy(ClientEntity, where),
      read: async ({ limit, offset, after: [last] = [] }) => {
        const behind = { ...where, ...(last !== undefined && { id: MoreThan(last) }) };
        const slice = { take: limit, skip: offset, order: { id: 'asc' } } as const;
        const rows = await this.db.manager.find(ClientEntity, { where: behind, ...slice });
        const owners = ownerId === undefined ? rows.map((row) => row.ownerId) : [];
        const names = await this.namesOf(owners);
        return rows.map((row) => ({
          ...toClient(row),
          creator: names.get(row.ownerId) ?? null,
          position: [row.id],
        }));
      },
    };
  }

  private async namesOf(userIds: readonly (string | null)[]): Promise<ReadonlyMap<string | null, string>> {
    if (userIds.length === 0) return new Map();
    const rows = await this.db.query<readonly { readonly id: string; readonly username: string }[]>(
      'select id, username from users where id = any($1)',
      [[...new Set(userIds)]],
    );
    return new Map(rows.map(({ id, username }) => [id, username]));
  }

  async find(id: string): Promise<Client | undefined> {
    const row = await this.db.manager.findOneBy(ClientEntity, { ...isThere, id });
    return row ? toClient(row) : undefined;
  }

  /**
   * Throws when the id exists, also of a deleted client. `check` gets the clients of the owner, under a lock against concurrent
   * additions.
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
    await added.catch(ifTaken('clients_pkey', (cause) => clientExists({ name: client.id }, { cause })));
  }

  /** Concurrent changes are serialized; undefined when there is no such client. */
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
      await db.query('delete from client_rights where client_id = $1', [id]);
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
    post_logout_redirect_uris: client.postLogoutRedirectUris,
    backchannel_logout_uri: client.backchannelLogoutUri,
    v2: client.isV2,
    jwks: client.keys,
    jwks_uri: client.jwksUri,
    accepted: client.isAccepted,
    rejected: client.isRejected,
    official: client.isOfficial,
  },
});

const toRow = ({ redirectUris, postLogoutRedirectUris, grants, scopes, keys, ...client }: Client) => ({
  ...client,
  keys: [...keys],
  redirectUris: [...redirectUris],
  postLogoutRedirectUris: [...postLogoutRedirectUris],
  grants: [...grants],
  scopes: [...scopes],
});

const toClient = ({ created: _, deleted: __, ...row }: ClientEntity): Client => ({
  ...row,
  grants: row.grants as GrantType[],
  scopes: row.scopes as GeneralScope[],
  idTokenAlgorithm: row.idTokenAlgorithm as IdTokenAlgorithm,
});
