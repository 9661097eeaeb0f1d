import type { EntityKind } from '@fieldpost/domain';
import type { EntityManager } from 'typeorm';
import { applicationNotFound, componentNotFound, gatewayNotFound } from './access.errors.js';

const tables = { apps: 'applications', gateways: 'gateways', components: 'components' } as const;
const notFound = { apps: applicationNotFound, gateways: gatewayNotFound, components: componentNotFound };

/**
 * Locks an entity by one statement until the end of the transaction, so that the next statement sees what the last holder
 * wrote: for what is counted or compared before it is written. Locks of the rows below would not do: two who add the same
 * find different rows to lock, and could wait for each other.
 */
export async function lockEntity(
  db: EntityManager,
  { kind, id }: { readonly kind: EntityKind; readonly id: string },
): Promise<void> {
  const lock = `select 1 from ${tables[kind]} where id = $1 for no key update`;
  const found = await db.query<unknown[]>(lock, [id]);
  if (found.length === 0) throw notFound[kind]({ id });
}
