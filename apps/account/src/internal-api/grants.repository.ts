import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ClientKey } from '@fieldpost/auth';
import { groupsOf, maxEntitiesPerToken, type OrganizationRole, type ScopeRequest } from '@fieldpost/domain';
import { batchedStatement, prepared } from '@fieldpost/persistence';
import { DataSource } from 'typeorm';
import { recordAlone } from '../audit/record.js';
import { isUserId } from '../values/user-id.js';
import type { IdTokenAlgorithm } from '../clients/clients.repository.js';
import { mostMemberships } from '../organizations/members.repository.js';
import type { Waiting } from '../users/users.repository.js';
import type { ClientState } from './client-credentials.js';
import type { Collaboration } from './granted-scopes.js';

/** The user of a token; times in Unix seconds. */
export interface TokenUser {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly created: number;
  readonly isValid: boolean;
  readonly pendingEmail: string | null;
  readonly validAfter: number;
  readonly isBanned: boolean;
  readonly isAdmin: boolean;
  readonly hasSecondFactor: boolean;
  /** Whether the last login through a trusted provider had a second factor. */
  readonly hasProviderFactor: boolean;
  /** The login provider that the user depends on; null for none. */
  readonly loginProvider: string | null;
  /** What the first login waits for. */
  readonly waitsFor: Waiting | null;
  readonly passwordHash: string;
}

/** A client that may get id tokens. */
export interface LoginClient extends ClientState {
  readonly idTokenAlgorithm: IdTokenAlgorithm;
}

/** The client and the user of a request, from one statement; null when unknown. */
export interface ClientAndUser {
  /** Position of the last revocation of the client or the user; only when found by id, 0 for none. */
  readonly revokedAt?: number;
  /** Position of the revocation feed at the time of the read. */
  readonly revision: number;
  readonly client: LoginClient | null;
  readonly user: TokenUser | null;
  /** What the user collaborates on, among the requested scopes. */
  readonly collaborations: readonly Collaboration[];
}

/** What the pages of the website show of a client. */
export interface DescribedClient extends LoginClient {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly redirectUris: readonly string[];
  readonly isOfficial: boolean;
  readonly isV2: boolean;
  readonly postLogoutRedirectUris: readonly string[];
  readonly backchannelLogoutUri: string | null;
}

/** Public keys of a client, or where it publishes them. */
export interface PublishedKeys {
  readonly keys: readonly ClientKey[];
  readonly jwksUri: string | null;
}

const client = `(
  select json_build_object(
           'ownerId', owner_id, 'secretDigest', secret_digest, 'grants', grants, 'scopes', scopes,
           'isAccepted', is_accepted, 'isRejected', is_rejected, 'isPublic', is_public, 'forDevelopment', for_development,
           'idTokenAlgorithm', id_token_algorithm, 'hasKeys', (keys <> '[]' or jwks_uri is not null))
    from clients where id = requested.client_id and deleted is null
) as client`;

const clientAndUser = `${client}, (
    select json_build_object(
             'id', id, 'username', username, 'email', email, 'firstName', first_name, 'lastName', last_name,
             'created', floor(extract(epoch from created)), 'isValid', email_valid, 'isBanned', is_banned, 'isAdmin', is_admin,
             'hasSecondFactor', has_second_factor,
             'hasProviderFactor', has_provider_factor, 'loginProvider', login_provider,
             'waitsFor', case when not is_approved then 'approval'
                              when must_verify_email and not email_valid then 'verification' end,
             'pendingEmail', pending_email,
             'validAfter', floor(coalesce(extract(epoch from valid_after), 0)), 'passwordHash', password_hash)
      from users where id = requested.user_id
  ) as "user", (select position from revocation_feed)::float8 as revision`;

const lastRevocation = `coalesce((
    select max(position) from revocations where subject in ('user:' || requested.user_id, 'client:' || requested.client_id)
  ), 0)::float8 as "revokedAt"`;

const collaboration = `c.kind, c.entity_id as id, c.rights, a.deleted is not null as "isDeleted"`;
const joinApplication = `left join applications a on c.kind = 'apps' and a.id = c.entity_id`;

const scopesOfClient = `(select scopes from clients where id = requested.client_id and deleted is null)`;
/** Of each kind at most one entity more than a token can hold; deleted applications are left out. */
const ofKindsOfClient = `select found.* from unnest(${scopesOfClient}) as scope (kind) cross join lateral (
     select ${collaboration} from collaborators c ${joinApplication}
      where c.user_id = requested.user_id and c.kind = scope.kind and a.deleted is null
      order by c.entity_id limit ${maxEntitiesPerToken + 1}
   ) as found order by found.kind, found.id`;
/** Deleted applications included. */
const amongWanted = `select ${collaboration}
    from json_to_recordset(requested.wanted::json) as wanted (kind text, id text)
    join collaborators c on c.kind = wanted.kind and c.entity_id = wanted.id and c.user_id = requested.user_id
    ${joinApplication}`;
const listOf = (entities: string) => `(select coalesce(json_agg(list), '[]') from (${entities}) as list)`;

/** `requested` has the columns client_id, user_id and wanted: a JSON array of kinds and ids, or all kinds of the client if empty. */
const clientUserAndCollaborations = `${clientAndUser}, case requested.wanted
    when '' then ${listOf(ofKindsOfClient)} when '[]' then '[]' else ${listOf(amongWanted)} end as collaborations`;

/**
 * User names have no "@", addresses have one. A verified address belongs to one user; an address that no user has verified
 * identifies a user only while no other user has it.
 */
const findByLogin = prepared<ClientAndUser>(
  'client_and_user_by_login',
  `with requested as materialized (
     select $1::text as client_id, $3::text as wanted, coalesce(
       (select id from users where username = $2),
       (select id from users where lower(email) = lower($2) and email_valid),
       (select min(id) from users where lower(email) = lower($2) having count(*) = 1)) as user_id
   )
   select ${clientUserAndCollaborations} from requested`,
);
const findById = batchedStatement<[clientId: string, userId: string, wanted: string], ClientAndUser>(
  'client_and_user_by_ids',
  { client_id: 'text', user_id: 'text', wanted: 'text' },
  (rows) => `select requested.place::int, ${clientUserAndCollaborations}, ${lastRevocation}
     from ${rows('requested')}`,
);

const clientsById = prepared<DescribedClient>(
  'clients_by_id',
  `select id, name, description, owner_id as "ownerId", secret_digest as "secretDigest", redirect_uris as "redirectUris", grants, scopes,
          is_accepted as "isAccepted", is_rejected as "isRejected", is_official as "isOfficial",
          is_public as "isPublic", for_development as "forDevelopment", is_v2 as "isV2",
          id_token_algorithm as "idTokenAlgorithm", post_logout_redirect_uris as "postLogoutRedirectUris",
          backchannel_logout_uri as "backchannelLogoutUri", (keys <> '[]' or jwks_uri is not null) as "hasKeys"
     from clients where id = any($1) and deleted is null`,
);

const keysOfClient = prepared<PublishedKeys>(
  'keys_of_client',
  'select keys, jwks_uri as "jwksUri" from clients where id = $1 and deleted is null and not is_rejected',
);

/** Oldest membership first. */
const memberships = prepared<{ readonly id: string; readonly role: OrganizationRole | null }>(
  'memberships_of_user',
  `select organization_id as id, role from organization_members
    where user_id = $1 order by added, organization_id limit ${mostMemberships}`,
);

const nothing: ClientAndUser = { client: null, user: null, revision: 0, collaborations: [] };
const noScopes = '[]';

/** The requested entities, for the statements. */
const wantedOf = ({ general, specific }: ScopeRequest): string =>
  general.length + specific.length === 0
    ? ''
    : JSON.stringify(specific.map(({ kind, id }) => ({ kind, id })));

/** Reads the clients, users and collaborations that decide on tokens. Deleted clients are unknown. */
@Injectable()
export class GrantsRepository {
  private readonly findByIdBatched;

  constructor(@InjectDataSource() private readonly db: DataSource) {
    this.findByIdBatched = findById(db);
  }

  /** By user name or e-mail address; the collaborations only where scopes are given. */
  async findByLogin(clientId: string, login: string, scopes?: ScopeRequest): Promise<ClientAndUser> {
    const wanted = scopes ? wantedOf(scopes) : noScopes;
    return (await findByLogin(this.db, [clientId, login, wanted]))[0] ?? nothing;
  }

  /** The collaborations only where scopes are given. */
  async findById(clientId: string, userId: string, scopes?: ScopeRequest): Promise<ClientAndUser> {
    const wanted = scopes ? wantedOf(scopes) : noScopes;
    return (await this.findByIdBatched(clientId, userId, wanted)) ?? nothing;
  }

  /** Undefined when unknown or banned. */
  async findUser(userId: string): Promise<TokenUser | undefined> {
    const { user } = await this.findById('', isUserId(userId) ? userId : '');
    return user && !user.isBanned ? user : undefined;
  }

  /** The values of the claim `groups`. */
  async groupsOf(userId: string): Promise<string[]> {
    return groupsOf(await memberships(this.db, [userId]));
  }

  /** Writes a login on the website, or through a client, to the audit log of the user. */
  recordLogin({ id, username }: TokenUser, clientId: string | undefined, address: string): Promise<void> {
    const from = address === '' ? null : address;
    const by = { userId: id, name: username, client: clientId ?? null, address: from };
    return recordAlone(this.db, by, { kind: 'users', id, action: 'user.logged_in' });
  }

  /** Replaces the hash of an unchanged password. */
  async replaceHash({ id, passwordHash }: TokenUser, hash: string): Promise<void> {
    await this.db.query('update users set password_hash = $3 where id = $1 and password_hash = $2', [
      id,
      passwordHash,
      hash,
    ]);
  }

  /** Public keys of a client; undefined for an unknown one. */
  async findKeys(clientId: string): Promise<PublishedKeys | undefined> {
    return (await keysOfClient(this.db, [clientId]))[0];
  }

  /** In any order; unknown clients are left out. */
  findClients(ids: readonly string[]): Promise<readonly DescribedClient[]> {
    return clientsById(this.db, [ids]);
  }
}
