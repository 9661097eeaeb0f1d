import type { EntityKind, OrganizationId } from '@fieldpost/domain';
import type { EntityManager } from 'typeorm';
import type { SharedEntity } from '../collaborators/collaborators.repository.js';
import { managingRights } from '../collaborators/collaborators.rules.js';
import { noManagerLeft } from './organizations.errors.js';

/** Tables of entities, in the order of their locks. */
const tables: Readonly<Record<EntityKind, string>> = {
  apps: 'applications',
  components: 'components',
  gateways: 'gateways',
};

/** SQL expression: whether some user may manage the collaborators of the entity `e`. */
const isManaged = `exists (
  select from collaborators c
   where c.kind = e.kind and c.entity_id = e.id and case e.kind
     when 'apps' then '${managingRights.apps}'
     when 'gateways' then '${managingRights.gateways}'
     else '${managingRights.components}' end = any(c.rights))`;

/** Entities of an organization that a user manages; deleted applications need no manager. */
const managedEntities = `
  select e.kind, e.id
    from (select kind, entity_id as id from organization_collaborators where organization_id = $1) as e
    left join applications a on e.kind = 'apps' and a.id = e.id
   where a.deleted is null and ${isManaged}`;

/** Locks the entities that the organization shares, in one order. */
async function lockEntities(db: EntityManager, organizationId: OrganizationId): Promise<void> {
  for (const [kind, table] of Object.entries(tables))
    await db.query(
      `select 1 from ${table}
        where id in (select entity_id from organization_collaborators where organization_id = $1 and kind = $2)
        order by id for no key update`,
      [organizationId, kind],
    );
}

/** Throws when one of the entities has no user who manages its collaborators. */
export async function requireManagers(db: EntityManager, entities: readonly SharedEntity[]): Promise<void> {
  const [lost] = await db.query<SharedEntity[]>(
    `select e.kind, e.id from json_to_recordset($1::json) as e (kind text, id text) where not ${isManaged} limit 1`,
    [JSON.stringify(entities)],
  );
  if (lost) throw noManagerLeft({ ...lost, right: managingRights[lost.kind] });
}

/**
 * Makes a change of an organization that is locked, which may take rights from its members. Each of its entities that a user
 * manages has such a user afterwards, else it throws.
 */
export async function keepManagers(
  db: EntityManager,
  organizationId: OrganizationId,
  change: () => Promise<void>,
): Promise<void> {
  await lockEntities(db, organizationId);
  const managed = await db.query<SharedEntity[]>(managedEntities, [organizationId]);
  await change();
  await requireManagers(db, managed);
}
