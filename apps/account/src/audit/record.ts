import { entityKinds } from '@fieldpost/domain';
import { prepared } from '@fieldpost/persistence';
import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

/** Kinds of entities on which users have rights. */
export const ownedKinds = [...entityKinds, 'clients', 'organizations', 'users'] as const;

/** Kinds of entities with a history. */
export const auditedKinds = [...ownedKinds, 'notices', 'installation'] as const;
/** The installation as a whole. */
export const installation = { kind: 'installation', id: 'installation' } as const;
export type OwnedKind = (typeof ownedKinds)[number];
export type AuditedKind = (typeof auditedKinds)[number];

/** A change. `details` has the new values with the names of the API, never secrets. */
export interface AuditedChange {
  readonly kind: AuditedKind;
  readonly id: string;
  /** Entity and action, such as `access_key.created`. */
  readonly action: string;
  readonly details?: object;
}

const insertion = `insert into audit_log (kind, entity_id, action, user_id, actor, client, address, details)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

const columnsOf = (
  { userId, name, client, address }: Actor,
  { kind, id, action, details = {} }: AuditedChange,
): unknown[] => [kind, id, action, userId, name, client, address, details];

/** Writes a change to the audit log, in the transaction of the change. */
export async function record(db: EntityManager, actor: Actor, change: AuditedChange): Promise<void> {
  await db.query(insertion, columnsOf(actor, change));
}

const insert = prepared('record_audited', insertion);

/** The same outside of a transaction, for actions without a change, such as logins. */
export async function recordAlone(db: DataSource, actor: Actor, change: AuditedChange): Promise<void> {
  await insert(db, columnsOf(actor, change));
}

/** Moves the history of a purged entity to another kind, so that the next entity with this id does not show it. */
export async function archive(
  db: EntityManager,
  { kind, id }: Pick<AuditedChange, 'kind' | 'id'>,
): Promise<void> {
  await db.update(AuditEntryEntity, { kind, entityId: id }, { kind: `purged ${kind}` });
}
