import type { EntityKind } from '@fieldpost/domain';
import type { EntityManager } from 'typeorm';
import { applicationNotFound, componentNotFound, gatewayNotFound } from './access.errors.js';

const tables = { apps: 'applications', gateways: 'gateways', components: 'components' } as const;
const notFound = { apps: applicationNotFound, gateways: gatewayNotFound, components: componentNotFound };

/**
 * Locks an entity until the end of the transaction, in a statement of its own, so that the next statement sees the changes of
 * the last holder. Used where rows are counted or compared before a write; locks on these rows would allow deadlocks.
 */
export async function lockEntity(
  db: EntityManager,
  { kind, id }: { readonly kind: EntityKind; readonly id: string },
): Promise<void> {
  const lock = `select 1 from ${tables[kind]} where id = $1 for no key update`;
  const found = await db.query<unknown[]>(lock, [id]);
  if (found.length === 0) throw notFound[kind]({ id });
}
