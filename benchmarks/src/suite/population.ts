import { createHash } from 'node:crypto';
import { appRights } from '@fieldpost/domain';
import { digestOf, Sealer } from '@fieldpost/persistence';
import { asClient } from '@fieldpost/testing';

/** All names are derived from numbers, so that load programs need not read them. */
export const appIdOf = (index: number): string => `bench-app-${index}`;
export const userNameOf = (index: number): string => `bench-user-${index}`;
export const password = 'three green antennas';
export const client = { id: 'bench-client', secret: 'a secret of the benchmark, long enough' };
/** A client that gets codes. */
export const codeClient = { id: 'bench-website', secret: client.secret };
export const redirectUri = 'http://localhost:9/callback';

/** The login provider of a company. */
export const company = {
  id: 'company',
  host: 'localhost',
  clientId: 'fieldpost',
  clientSecret: 'a secret of the company, long enough',
};

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
  factor: `insert into second_factors (id, user_id, name, sealed, is_confirmed)
    select $1, id, 'Phone', $3, true from users where username = $2`,
  company: `insert into login_providers (id, name, icon, issuer, client_id, sealed, scopes, email_domains,
      username_claim, email_claim, groups_claim, administrator_groups, creates_users, trusts_second_factor, is_enabled)
    values ($1, 'Company', 'company', $2, $3, $4, '{openid,profile,email}', '{}',
      'preferred_username', 'email', '', '{}', false, false, true)`,
  links: `insert into linked_logins (provider, issuer, subject, user_id, label)
    select $1, $2, username, id, username from users where username = any($3)`,
  readers: `insert into collaborators (kind, entity_id, user_id, rights)
    select 'apps', 'bench-app-' || i, 'u_' || upper(md5('user ' || ${firstReader} + i / ${appsPerUser})), '{devices}'
      from ${range}`,
};

/** People for logins, from the first number up to, but not including, the last. */
export interface People extends Range {
  /** Base32 secret of the authenticator app of all of them. */
  readonly totpSecret?: string;
}

/** Adds people, with an authenticator app if given. */
export async function addPeople(
  url: string,
  { from, to, totpSecret }: People,
  { sealingKey, passwordHash }: { readonly sealingKey: Buffer; readonly passwordHash: string },
): Promise<void> {
  const sealer = new Sealer(sealingKey);
  await asClient(url, async (db) => {
    await db.query(statements.users, [from, to, passwordHash]);
    if (totpSecret === undefined) return;
    for (let index = from; index < to; index += 1) {
      const id = `bench-factor-${index}`;
      const sealed = sealer.seal(totpSecret, `second-factor/${id}`);
      await db.query(statements.factor, [id, userNameOf(index), sealed]);
    }
  });
}

/** Adds the login provider of a company, with a linked login of each of these people. */
export async function addCompany(
  url: string,
  issuer: string,
  { from, to }: Range,
  sealingKey: Buffer,
): Promise<void> {
  const sealed = new Sealer(sealingKey).seal(company.clientSecret, `login provider ${company.id}`);
  await asClient(url, async (db) => {
    await db.query(statements.company, [company.id, issuer, company.clientId, sealed]);
    const names = Array.from({ length: to - from }, (_, index) => userNameOf(from + index));
    await db.query(statements.links, [company.id, issuer, names]);
  });
}

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

/** The client that gets codes. */
export async function addCodeClient(url: string): Promise<void> {
  const text = `insert into clients (id, secret_digest, name, redirect_uris, grants, scopes, is_accepted)
    values ($1, $2, 'Website', $3, '{authorization_code}', '{apps,profile}', true)`;
  await asClient(url, (db) => db.query(text, [codeClient.id, digestOf(codeClient.secret), [redirectUri]]));
}
