import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { lockEntity } from '../access/lock-entity.js';
import { record } from '../audit/record.js';
import { requireFewRemoved } from '../revocations/removed-names.js';
import type { SharedEntity } from '../collaborators/collaborators.repository.js';
import { ClientRightEntity } from './client-right.entity.js';
import type { ClientRightsState } from './client-rights.rules.js';

/** A client with its rights on an entity. */
export interface ClientRights {
  readonly client: string;
  readonly rights: readonly string[];
}

/** An application or gateway with the rights of a client. */
export interface EntityRights {
  readonly kind: 'apps' | 'gateways';
  readonly id: string;
  readonly rights: readonly string[];
}

/** The new rights of a client; empty to remove it. */
export interface ClientRightsAssignment extends ClientRights {
  /** The user who gives them; null for an access key. */
  readonly grantedBy: string | null;
}

const list = `
  select r.client_id as client, r.rights from client_rights r
   where r.kind = $1 and r.entity_id = $2 order by r.added, r.client_id`;

const listOf = `
  select r.kind, r.entity_id as id, r.rights from client_rights r
    left join applications a on r.kind = 'apps' and a.id = r.entity_id
   where r.client_id = $1 and a.deleted is null order by r.kind, r.entity_id`;

const stateOf = `
  select (select json_build_object('ownerId', owner_id, 'isAccepted', is_accepted, 'isRejected', is_rejected, 'grants', grants)
            from clients where id = $3 and deleted is null) as client,
         (select rights from client_rights where kind = $1 and entity_id = $2 and client_id = $3) as before,
         (select count(*)::int from client_rights where kind = $1 and entity_id = $2) as count,
         coalesce((
           select rights from collaborators where kind = $1 and entity_id = $2 and user_id = $4
         ), '{}') as own`;

type StateRow = { readonly [Name in keyof ClientRightsState]: ClientRightsState[Name] | null };

/** Stores the rights of clients that act for themselves. */
@Injectable()
export class ClientRightsRepository {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  list({ kind, id }: SharedEntity): Promise<readonly ClientRights[]> {
    return this.db.query<ClientRights[]>(list, [kind, id]);
  }

  /** Without deleted applications. */
  listOf(client: string): Promise<readonly EntityRights[]> {
    return this.db.query<EntityRights[]>(listOf, [client]);
  }

  /** Stores the assignment unless `check` throws. Concurrent changes of an entity are serialized. */
  async change(
    on: SharedEntity,
    assignment: ClientRightsAssignment,
    by: Actor,
    check: (state: ClientRightsState) => void,
  ): Promise<void> {
    await this.db.transaction(async (db) => {
      await lockEntity(db, on);
      const { client, rights, grantedBy } = assignment;
      const state = await readState(db, on, client, grantedBy);
      check(state);
      const { kind, id } = on;
      const prefix = `collaborator:${kind}/${id}`;
      if (!state.before)
        await requireFewRemoved(db, { what: 'clients', id, prefix, name: `client:${client}` });
      await write(db, on, assignment);
      const action = rights.length === 0 ? 'client_rights.removed' : 'client_rights.changed';
      await record(db, by, { ...on, action, details: { client, rights } });
    });
  }
}

async function readState(
  db: EntityManager,
  { kind, id }: SharedEntity,
  client: string,
  userId: string | null,
): Promise<ClientRightsState> {
  const [row] = await db.query<StateRow[]>(stateOf, [kind, id, client, userId]);
  return {
    client: row?.client ?? undefined,
    before: row?.before ?? undefined,
    count: row?.count ?? 0,
    own: row?.own ?? [],
  };
}

async function write(
  db: EntityManager,
  { kind, id }: SharedEntity,
  { client, rights, grantedBy }: ClientRightsAssignment,
): Promise<void> {
  const row = { kind, entityId: id, clientId: client };
  if (rights.length === 0) await db.delete(ClientRightEntity, row);
  else
    await db.upsert(ClientRightEntity, { ...row, rights: [...rights], grantedBy }, [
      'kind',
      'entityId',
      'clientId',
    ]);
}
