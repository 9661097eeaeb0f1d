import { inDatabaseOf } from './suite-database.js';

/** Gives a user of a running suite applications `<prefix>-0001` and on, and as many gateways. */
export async function addManyEntities(
  dataDir: string,
  username: string,
  { prefix, count }: { readonly prefix: string; readonly count: number },
): Promise<void> {
  const account = { dataDir, app: 'account' } as const;
  const of = `from generate_series(1, $3::int) as n, users u where u.username = $2`;
  const id = `$1::text || '-' || lpad(n::text, 4, '0')`;
  const values = [prefix, username, count];
  await inDatabaseOf(
    account,
    `insert into applications (id, name, created_by) select ${id}, 'Station ' || n, u.id ${of}`,
    values,
  );
  await inDatabaseOf(
    account,
    `insert into gateways (id, owner_id, created_by, frequency_plan, location_public, status_public, owner_public,
                           auto_update, beta_updates, attributes, fallback_routers, digest, sealed, scramble_seed)
     select ${id}, u.id, u.id, 'EU_863_870', false, false, false, false, false,
            jsonb_build_object('description', 'Mast ' || n), '{}', md5(${id}), '', '\\x0000000000000000' ${of}`,
    values,
  );
  for (const [kind, right] of [
    ['apps', 'settings'],
    ['gateways', 'gateway:settings'],
  ])
    await inDatabaseOf(
      account,
      `insert into collaborators (kind, entity_id, user_id, rights)
       select $4, ${id}, u.id, array[$5] ${of}`,
      [...values, kind, right],
    );
}
