import { entityKinds } from '@fieldpost/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from './actor.js';
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

/** Writes a change into the audit log, through the transaction that makes it: there is never one without the other. */
export async function record(
  db: EntityManager,
  { userId, name, client, address }: Actor,
  { kind, id, action, details = {} }: AuditedChange,
): Promise<void> {
  const entry = { kind, entityId: id, action, userId, actor: name, client, address, details };
  await db.insert(AuditEntryEntity, entry);
}

/** Puts the history of what is gone under a kind that nobody reads who takes the id next. */
export async function archive(
  db: EntityManager,
  { kind, id }: Pick<AuditedChange, 'kind' | 'id'>,
): Promise<void> {
  await db.update(AuditEntryEntity, { kind, entityId: id }, { kind: `purged ${kind}` });
}
