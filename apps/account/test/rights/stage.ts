import { randomBytes } from 'node:crypto';
import {
  type AppRight,
  appRights,
  type ComponentRight,
  componentRights,
  type EntityKind,
  type GatewayRight,
  gatewayRights,
  type MemberRight,
  memberRights,
} from '@fieldpost/domain';
import { Account } from '../support/account.js';

/** Entities that tokens name, and organizations, which they do not. */
export type ThingKind = EntityKind | 'organizations';

export const allRights: Readonly<Record<ThingKind, readonly MemberRight[]>> = {
  apps: appRights,
  gateways: gatewayRights,
  components: componentRights,
  organizations: memberRights,
};

/** Where entities of a kind are. */
const folder: Readonly<Record<ThingKind, string>> = {
  apps: '/api/v2/applications',
  gateways: '/api/v2/gateways',
  components: '/api/v2/components/handlers',
  organizations: '/api/v2/organizations',
};

export type AnyRight = AppRight | GatewayRight | ComponentRight | MemberRight;

/** An organization that is a collaborator of every entity. */
export const sharedOrganization = 'shared-organization';

/** An entity on the stage: of ann; rita has the right in question, otto every other one. */
export interface Thing {
  readonly kind: ThingKind;
  readonly id: string;
  readonly path: string;
  /** Of a gateway, its own. */
  readonly key: string;
}

/** Clients that act for themselves: one with the right in question, one with every other. */
const serviceNames = ['service-with', 'service-without'] as const;
type ServiceName = (typeof serviceNames)[number];

export const fresh = (): string => `t${randomBytes(6).toString('hex')}`;

/** The people, and as many entities as there are calls. Tokens are signed here as oauth would, without a login each. */
export class Stage {
  private constructor(
    readonly account: Account,
    private readonly ids: ReadonlyMap<string, string>,
  ) {}

  /** The first who registers is the administrator. */
  static async open(): Promise<Stage> {
    const account = await Account.start({ ACCOUNT_ORGANIZATIONS_PER_USER: '0' });
    for (const name of ['root', 'ann', 'rita', 'otto', 'carl', 'stranger', 'banned'])
      await account.register(name);
    await account.sql(`update users set is_banned = username = 'banned', email_valid = true`);
    await account.sql(
      `insert into components (id, type, approval) values ('some-router', 'router', 'approved')`,
    );
    const rows = await account.sql<{ username: string; id: string }>('select username, id from users');
    for (const name of ['existing-client', ...serviceNames])
      await account.sql(
        `insert into clients (id, secret_digest, name, redirect_uris, grants, scopes, is_accepted)
         values ($1, 'x', 'A client', '{}', '{client_credentials}', '{apps}', true)`,
        [name],
      );
    const stage = new Stage(account, new Map(rows.map(({ username, id }) => [username, id])));
    const as = stage.token('ann', { scope: ['organizations'] });
    const body = { id: sharedOrganization, name: 'Shared' };
    await account.call('POST', folder.organizations, { as, body });
    return stage;
  }

  /** A user's token with these claims. */
  token(username: string, claims: object): string {
    const { ids } = this;
    return this.account.sign({ sub: ids.get(username), type: 'user', ...claims });
  }

  /** A user's token for one entity. */
  tokenFor(username: string, { kind, id }: Thing, rights: readonly string[]): string {
    if (kind === 'organizations') return this.token(username, { scope: [kind] });
    return this.token(username, { scope: [`${kind}:${id}`], [kind]: { [id]: rights } });
  }

  owner(thing: Thing): string {
    return this.tokenFor('ann', thing, allRights[thing.kind]);
  }

  /** A new entity; `right` is the one in question. */
  async thing(kind: ThingKind, right: AnyRight): Promise<Thing> {
    const id = fresh();
    const as = this.token('ann', { scope: [kind] });
    const body = { id, name: id, frequency_plan: 'EU_863_870' };
    const made = await this.account.call('POST', folder[kind], { as, body });
    if (made.status !== 201) throw new Error(`${kind} ${id} was not made: ${made.text}`);
    const { key = '' } = made.body as { readonly key?: string };
    if (kind === 'components')
      await this.account.sql(`update components set approval = 'approved' where id = $1`, [id]);
    const thing = { kind, id, path: `${folder[kind]}/${id}`, key };
    // As a member she can give up what the organization shares only when she holds it.
    await this.share(thing, 'rita', kind === 'organizations' ? [right, 'devices'] : [right]);
    await this.share(
      thing,
      'otto',
      allRights[kind].filter((other) => other !== right),
    );
    const managing = allRights[kind].filter((other) => other.endsWith('collaborators'));
    await this.share(thing, 'carl', managing);
    if (kind === 'apps' || kind === 'gateways') await this.giveToClients(thing, right);
    if (kind === 'apps') await this.accessKey(thing, ['devices'], 'existing');
    if (kind === 'organizations') await this.shareApplication(thing);
    else await this.shareWith(thing, sharedOrganization, managing);
    return thing;
  }

  /** An application with the id of the organization, which shares it. */
  private async shareApplication({ id }: Thing): Promise<void> {
    const as = this.token('ann', { scope: ['apps'] });
    await this.account.call('POST', folder.apps, { as, body: { id, name: id } });
    const app: Thing = { kind: 'apps', id, path: `${folder.apps}/${id}`, key: '' };
    await this.shareWith(app, id, ['devices']);
  }

  private async shareWith(
    { kind, id, path }: Thing,
    organization: string,
    body: readonly AnyRight[],
  ): Promise<void> {
    const scope = ['organizations', `${kind}:${id}`];
    const as = this.token('ann', { scope, [kind]: { [id]: allRights[kind] } });
    const { status, text } = await this.account.call('PUT', `${path}/organizations/${organization}`, {
      as,
      body,
    });
    if (status !== 201) throw new Error(`${organization} does not share ${path}: ${text}`);
  }

  /** An access key of an application. */
  async accessKey(thing: Thing, rights: readonly string[], name = fresh()): Promise<string> {
    return `Key ${await this.account.accessKey(this.owner(thing), thing.id, rights, name)}`;
  }

  /** What oauth makes of an access key. */
  tokenOfKey({ id }: Thing, rights: readonly string[]): string {
    const claims = {
      sub: `app:${id}:${fresh()}`,
      type: 'app',
      scope: [`apps:${id}`],
      apps: { [id]: rights },
    };
    return this.account.sign(claims);
  }

  async client(): Promise<string> {
    const name = fresh();
    const as = this.token('ann', { scope: ['clients'] });
    await this.account.call('POST', '/api/v2/clients', { as, body: { name, scope: ['profile'] } });
    return name;
  }

  /** The name of a user who waits for an approval. */
  async unapproved(): Promise<string> {
    const name = fresh();
    await this.account.register(name);
    await this.account.sql('update users set is_approved = false where username = $1', [name]);
    return name;
  }

  /** The id of an invitation. */
  async invitation(): Promise<string> {
    const as = this.token('root', { scope: ['profile'], client: 'console' });
    const made = await this.account.call('POST', '/api/v2/invitations', { as, body: { mail: false } });
    return (made.body as { readonly id: string }).id;
  }

  /** The id of a notice. */
  async notice(): Promise<string> {
    const as = this.token('root', { scope: ['profile'], client: 'console' });
    const made = await this.account.call('POST', '/api/v2/all-notices', {
      as,
      body: { text: 'Maintenance' },
    });
    return (made.body as { readonly id: string }).id;
  }

  /** The id of a login provider. */
  async loginProvider(): Promise<string> {
    const as = this.token('root', { scope: ['profile'], client: 'console' });
    const body = { id: fresh(), name: 'Corp', issuer: 'https://login.example.com', client_id: 'fieldpost' };
    const made = await this.account.call('POST', '/api/v2/login-providers', { as, body });
    return (made.body as { readonly id: string }).id;
  }

  /** The id of something deleted so long ago that it can be removed, of the kind that a path names. */
  async deleted(path: string): Promise<string> {
    if (path.includes('/clients/')) return this.deletedClient();
    const [kind, right, table] = path.includes('/applications/')
      ? (['apps', 'delete', 'applications'] as const)
      : (['gateways', 'gateway:delete', 'gateways'] as const);
    const thing = await this.thing(kind, right);
    await this.account.sql(`update ${table} set deleted = now() - interval '2 days' where id = $1`, [
      thing.id,
    ]);
    return thing.id;
  }

  private async deletedClient(): Promise<string> {
    const name = await this.client();
    await this.account.sql(`update clients set deleted = now() - interval '2 days' where id = $1`, [name]);
    return name;
  }

  /** The token of a client that acts for itself; it says every right. */
  tokenOfClient(client: ServiceName, { kind, id }: Thing): string {
    const claims = { sub: `client:${client}`, type: 'client', client, scope: [`${kind}:${id}`] };
    return this.account.sign({ ...claims, [kind]: { [id]: allRights[kind] } });
  }

  private async giveToClients({ kind, id }: Thing, right: AnyRight): Promise<void> {
    const managing = allRights[kind].filter((other) => other.endsWith('collaborators'));
    const rest = allRights[kind].filter((other) => other !== right);
    const given = { 'service-with': [right], 'service-without': rest, 'existing-client': managing };
    for (const [client, rights] of Object.entries(given))
      await this.account.sql(
        'insert into client_rights (kind, entity_id, client_id, rights) values ($1, $2, $3, $4)',
        [...[kind, id, client, rights]],
      );
  }

  private async share(thing: Thing, username: string, rights: readonly string[]): Promise<void> {
    const isOrganization = thing.kind === 'organizations';
    const path = `${thing.path}/${isOrganization ? 'members' : 'collaborators'}/${username}`;
    const body = isOrganization ? { rights } : rights;
    const { status, text } = await this.account.call('PUT', path, { as: this.owner(thing), body });
    if (status !== 201) throw new Error(`${username} does not share ${thing.path}: ${text}`);
  }
}
