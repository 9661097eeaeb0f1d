import { createHash } from 'node:crypto';
import { appRights } from '@fieldpost/domain';
import { digestOf, Sealer } from '@fieldpost/persistence';
import { asClient } from '@fieldpost/testing';

/** All names are derived from numbers, so that load programs need not read them. */
export const appIdOf = (index: number): string => `bench-app-${index}`;
export const userNameOf = (index: number): string => `bench-user-${index}`;
export const password = 'three green antennas';
export const client = { id: 'bench-client', secret: 'a secret of the benchmark, long enough' };

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
const secretOf = (index: number): string => `${md5(`key ${index}`)}${md5(`yek ${index}`)}`;
export const keyOf = (index: number): string => `fieldpost.${secretOf(index)}`;

/** Applications whose keys are sealed, so that owners can read them; the others are only looked up. */
export const readableApps = 100;
/** Applications per user: as many as a token can name. */
export const appsPerUser = 10;

/** Users from this number on have the right `devices` on the readable applications only. */
const firstReader = 900_000_000;
export const readerOf = (appIndex: number): number => firstReader + Math.floor(appIndex / appsPerUser);

const sha = (text: string): string => `encode(sha256(convert_to(${text}, 'UTF8')), 'base64')`;
const base64url = (text: string): string => `rtrim(translate(${text}, '+/', '-_'), '=')`;
const secret = `md5('key ' || i) || md5('yek ' || i)`;
const range = 'generate_series($1::int, $2::int - 1) i';
const userOf = `'u_' || upper(md5('user ' || i / ${appsPerUser}))`;

/** Each statement inserts the numbers from $1 up to, but not including, $2. */
const statements = {
  users: `insert into users (id, username, email, password_hash, email_valid)
    select 'u_' || upper(md5('user ' || i)), 'bench-user-' || i, 'bench-user-' || i || '@example.com', $3, true
      from ${range}`,
  applications: `insert into applications (id, name) select 'bench-app-' || i, 'Application ' || i from ${range}`,
  euis: `insert into application_euis (eui, app_id)
    select upper(lpad(to_hex(i), 16, '0')), 'bench-app-' || i from ${range}`,
  keys: `insert into access_keys (app_id, name, digest, sealed, rights)
    select 'bench-app-' || i, 'default', ${base64url(sha(secret))}, decode(md5('sealed ' || i), 'hex'),
           '{devices,messages:up:r,messages:down:w}'
      from ${range}`,
  collaborators: `insert into collaborators (kind, entity_id, user_id, rights)
    select 'apps', 'bench-app-' || i, ${userOf}, $3::text[] from ${range}`,
  readers: `insert into collaborators (kind, entity_id, user_id, rights)
    select 'apps', 'bench-app-' || i, 'u_' || upper(md5('user ' || ${firstReader} + i / ${appsPerUser})), '{devices}'
      from ${range}`,
};

/** Numbers of applications, from the first up to, but not including, the last. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Adds these applications with an EUI, an access key and an owner each; all users have the same
 * `passwordHash`.
 */
export async function addApplications(url: string, { from, to }: Range, passwordHash: string): Promise<void> {
  await asClient(url, async (db) => {
    const users = [Math.ceil(from / appsPerUser), Math.ceil(to / appsPerUser)];
    await db.query(statements.users, [...users, passwordHash]);
    for (const name of ['applications', 'euis', 'keys'] as const)
      await db.query(statements[name], [from, to]);
    await db.query(statements.collaborators, [from, to, appRights]);
    // Vacuums now, so that it does not run during the measurement.
    await db.query('vacuum analyze');
  });
}

/** Adds the first applications: with readers, and with keys that their owners can read. */
export async function addReadable(url: string, sealingKey: Buffer, passwordHash: string): Promise<void> {
  await addApplications(url, { from: 0, to: readableApps }, passwordHash);
  const sealer = new Sealer(sealingKey);
  await asClient(url, async (db) => {
    await db.query(statements.users, [firstReader, readerOf(readableApps), passwordHash]);
    await db.query(statements.readers, [0, readableApps]);
    for (let index = 0; index < readableApps; index += 1) {
      const sealed = sealer.seal(keyOf(index), `access-key/${appIdOf(index)}/default`);
      await db.query('update access_keys set sealed = $2 where app_id = $1', [appIdOf(index), sealed]);
    }
  });
}

/** The client that requests tokens, with all measured grants. */
export async function addClient(url: string): Promise<void> {
  const text = `insert into clients (id, secret_digest, name, redirect_uris, grants, scopes, is_accepted)
    values ($1, $2, 'Benchmark', '{}', '{password,refresh_token}', '{apps,profile}', true)`;
  await asClient(url, (db) => db.query(text, [client.id, digestOf(client.secret)]));
}
