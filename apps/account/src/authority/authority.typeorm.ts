import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type EntityKind, maxEntitiesPerToken, type SpecificScope } from '@fieldpost/domain';
import { batchedStatement, prepared } from '@fieldpost/persistence';
import { DataSource } from 'typeorm';
import { recordAlone } from '../audit/record.js';
import {
  type DescribedClient,
  GrantBook,
  type KeyNames,
  type KeyParties,
  type Parties,
  type TokenUser,
} from './authority.repository.js';
import type { Holding } from './granted-scopes.js';
import { keyParties } from './key-parties.js';

const clientOf = (id: string) => `(
  select json_build_object(
           'ownerId', owner_id, 'secretDigest', secret_digest, 'grants', grants, 'scopes', scopes,
           'isAccepted', is_accepted, 'isRejected', is_rejected, 'isPublic', is_public, 'forDevelopment', for_development)
    from clients where id = ${id} and deleted is null
) as client`;

const partiesOf = (clientId: string, condition: string) => `${clientOf(clientId)}, (
    select json_build_object(
             'id', id, 'username', username, 'email', email, 'firstName', first_name, 'lastName', last_name,
             'created', floor(extract(epoch from created)), 'isValid', email_valid, 'isBanned', is_banned,
             'pendingEmail', pending_email,
             'validAfter', floor(coalesce(extract(epoch from valid_after), 0)), 'passwordHash', password_hash)
      from users where ${condition}
  ) as "user", (select position from revocation_feed)::float8 as revision`;

const revokedAt = `coalesce((
    select max(position) from revocations where subject in ('user:' || asked.user_id, 'client:' || asked.client_id)
  ), 0)::float8 as "revokedAt"`;

/**
 * Names have no "@" and addresses have one. A verified address is one user's; one that nobody has verified counts while a
 * single user has it.
 */
const byLogin = prepared<Parties>(
  'parties_by_login',
  `select ${partiesOf(
    '$1',
    `id = coalesce(
       (select id from users where username = $2),
       (select id from users where lower(email) = lower($2) and email_valid),
       (select min(id) from users where lower(email) = lower($2) having count(*) = 1))`,
  )}`,
);
const byId = batchedStatement<[clientId: string, userId: string], Parties>(
  'parties_by_ids',
  `select asked.place::int, ${partiesOf('asked.client_id', 'id = asked.user_id')}, ${revokedAt}
     from unnest($1::text[], $2::text[]) with ordinality as asked (client_id, user_id, place)`,
);

const holding = `c.kind, c.entity_id as id, c.rights, a.deleted is not null as "isDeleted"`;
const application = `left join applications a on c.kind = 'apps' and a.id = c.entity_id`;

interface Found {
  readonly holdings: readonly Holding[];
}

/** `kinds` with commas between them. */
const ofKinds = batchedStatement<[userId: string, kinds: string], Found>(
  'holdings_of_kinds',
  `select asked.place::int, (
     select coalesce(json_agg(held), '[]') from (
       select ${holding} from collaborators c ${application}
        where c.user_id = asked.user_id and c.kind = any(string_to_array(asked.kinds, ',')) and a.deleted is null
        order by c.kind, c.entity_id limit ${maxEntitiesPerToken + 1}
     ) as held
   ) as holdings
   from unnest($1::text[], $2::text[]) with ordinality as asked (user_id, kinds, place)`,
);
/** `wanted` is a JSON array of kinds and ids. */
const among = batchedStatement<[userId: string, wanted: string], Found>(
  'holdings_among',
  `select asked.place::int, (
     select coalesce(json_agg(held), '[]') from (
       select ${holding}
         from json_to_recordset(asked.wanted::json) as wanted (kind text, id text)
         join collaborators c on c.kind = wanted.kind and c.entity_id = wanted.id and c.user_id = asked.user_id
         ${application}
     ) as held
   ) as holdings
   from unnest($1::text[], $2::text[]) with ordinality as asked (user_id, wanted, place)`,
);

const clientsById = prepared<DescribedClient>(
  'clients_by_id',
  `select id, name, owner_id as "ownerId", secret_digest as "secretDigest", redirect_uris as "redirectUris", grants, scopes,
          is_accepted as "isAccepted", is_rejected as "isRejected", is_official as "isOfficial",
          is_public as "isPublic", for_development as "forDevelopment"
     from clients where id = any($1) and deleted is null`,
);

const nobody: Parties = { client: null, user: null, revision: 0 };

@Injectable()
export class GrantBookTypeorm extends GrantBook {
  private readonly byId;
  private readonly ofKinds;
  private readonly among;

  constructor(@InjectDataSource() private readonly db: DataSource) {
    super();
    this.byId = byId(db);
    this.ofKinds = ofKinds(db);
    this.among = among(db);
  }

  async partiesByLogin(clientId: string, login: string): Promise<Parties> {
    return (await byLogin(this.db, [clientId, login]))[0] ?? nobody;
  }

  async partiesById(clientId: string, userId: string): Promise<Parties> {
    return (await this.byId(clientId, userId)) ?? nobody;
  }

  async holdingsOfKinds(userId: string, kinds: readonly EntityKind[]): Promise<readonly Holding[]> {
    return (await this.ofKinds(userId, kinds.join(',')))?.holdings ?? [];
  }

  async holdingsAmong(userId: string, wanted: readonly SpecificScope[]): Promise<readonly Holding[]> {
    const named = wanted.map(({ kind, id }) => ({ kind, id }));
    return (await this.among(userId, JSON.stringify(named)))?.holdings ?? [];
  }

  keyParties(names: readonly KeyNames[]): Promise<readonly KeyParties[]> {
    return keyParties(this.db, names);
  }

  recordLogin({ id, username }: TokenUser, clientId: string | undefined, address: string): Promise<void> {
    const from = address === '' ? null : address;
    const by = { userId: id, name: username, client: clientId ?? null, address: from };
    return recordAlone(this.db, by, { kind: 'users', id, action: 'user.logged_in' });
  }

  clientsById(ids: readonly string[]): Promise<readonly DescribedClient[]> {
    return clientsById(this.db, [ids]);
  }
}
