import { entityKinds } from '@fieldpost/domain';
import { prepared } from '@fieldpost/persistence';
import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

/** What has a history. */
export const auditedKinds = [...entityKinds, 'clients', 'users'] as const;
export type AuditedKind = (typeof auditedKinds)[number];

/** One change. `details` say what it is now, in the names of the API; secrets never get there. */
export interface AuditedChange {
  readonly kind: AuditedKind;
  readonly id: string;
  /** What happened to what, such as `access_key.created`. */
  readonly action: string;
  readonly details?: object;
}

const insertion = `insert into audit_log (kind, entity_id, action, user_id, actor, client, address, details)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

const columnsOf = (
  { userId, name, client, address }: Actor,
  { kind, id, action, details = {} }: AuditedChange,
): unknown[] => [kind, id, action, userId, name, client, address, details];

/** Writes a change into the audit log, through the transaction that makes it: there is never one without the other. */
export async function record(db: EntityManager, actor: Actor, change: AuditedChange): Promise<void> {
  await db.query(insertion, columnsOf(actor, change));
}

const insert = prepared('record_audited', insertion);

/** The same for what is no change of the database, such as a login, which comes more often than any. */
export async function recordAlone(db: DataSource, actor: Actor, change: AuditedChange): Promise<void> {
  await insert(db, columnsOf(actor, change));
}

/** Puts the history of what is gone under a kind that nobody reads who takes the id next. */
export async function archive(
  db: EntityManager,
  { kind, id }: Pick<AuditedChange, 'kind' | 'id'>,
): Promise<void> {
  await db.update(AuditEntryEntity, { kind, entityId: id }, { kind: `purged ${kind}` });
}
