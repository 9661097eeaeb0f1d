import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type LoginProvidersClient, SecondFactorsClient } from '@fieldpost/internal-clients';
import { until } from '@fieldpost/testing';
import { type Account, secret } from '../support/account.js';
import { addAuthenticator, proofOf } from '../support/authenticator.js';
import { CompanyLogins, person } from '../support/identities.js';
import type { Production } from '../support/production.js';
import { makeAdministrator } from '../support/make-administrator.js';

let logins: CompanyLogins;
let production: Production;
let app: Account;
let providers: LoginProvidersClient;
let count = 0;
/** A person of this test alone. */
let ann: string;

beforeAll(async () => {
  logins = await CompanyLogins.start();
  ({ production, app, providers } = logins);
});
afterAll(() => logins.stop());
beforeEach(() => {
  count += 1;
  ann = `ann-${count}`;
});

describe('A second factor', () => {
  let factors: SecondFactorsClient;
  beforeAll(() => void (factors = new SecondFactorsClient(app.internalAddress, secret)));
  afterAll(() => factors.onModuleDestroy());

  it('of the user is needed after the login at the provider, unless that is trusted with it', async () => {
    const { user_id: userId } = await logins.resolve(person(ann));
    await addAuthenticator(factors, userId);
    expect(await logins.resolve(person(ann))).toMatchObject({ second_factor: true });
    expect(await logins.resolve(person(ann, { second_factor: true }))).toMatchObject({
      second_factor: false,
    });
  });

  it('of the provider fulfils the policy for its sessions, but not for a login with the password', async () => {
    const userId = await logins.localUser(ann);
    await providers.linkIdentity({ proof: proofOf(userId), identity: person(ann) });
    await makeAdministrator(app, ann);
    const describe = async () => (await app.internalApi.describeUser({ user_id: userId })).rejection;
    expect(await logins.resolve(person(ann))).toMatchObject({ needs_second_factor: true });
    expect(await describe()).toBe('USER');
    expect(await logins.resolve(person(ann, { second_factor: true }))).toMatchObject({
      needs_second_factor: false,
    });
    expect(await describe()).toBe('NONE');
    expect(await production.logIn(ann)).toMatchObject({ needs_second_factor: true });
    expect(await logins.resolve(person(ann))).toMatchObject({ needs_second_factor: true });
    await logins.change({ trusts_second_factor: false });
    expect(await describe()).toBe('USER');
  });
});

describe('The groups of a person', () => {
  const inGroups = (...names: string[]) => person(ann, { groups: { names } });
  const isAdmin = async () => (await logins.userOf(ann))['administrator'];

  it('make an administrator, from one login to the next', async () => {
    const { user_id: userId } = await logins.resolve(inGroups('staff', 'admins'));
    expect(await isAdmin()).toBe(true);
    await logins.resolve(person(ann));
    expect(await isAdmin()).toBe(true);
    expect(await providers.renewIdentity({ identity: inGroups('staff'), user_id: userId })).toEqual({
      linked: true,
    });
    expect(await isAdmin()).toBe(false);
    const entries = await app.sql<{ actor: string }>(
      `select actor from audit_log where entity_id = $1 and action like 'user.%made_administrator'`,
      [userId],
    );
    expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set(['login provider corp']));
  });

  it('take no role away that they did not give', async () => {
    const userId = await logins.localUser(ann);
    await providers.linkIdentity({ proof: proofOf(userId), identity: person(ann) });
    await makeAdministrator(app, ann);
    await logins.resolve(inGroups('staff'));
    expect(await isAdmin()).toBe(true);
  });

  it('give no role that outlives the link, when a change of the address is undone', async () => {
    const userId = await logins.localUser(ann);
    await providers.linkIdentity({ proof: proofOf(userId), identity: person(ann) });
    await logins.resolve(inGroups('admins'));
    expect(await isAdmin()).toBe(true);
    const change = { ...proofOf(userId), email: `${ann}@elsewhere.example` };
    expect(await app.internalApi.changeProfile(change)).toMatchObject({ problem: '' });
    const { token } = await app.internalApi.startEmailVerification({ user_id: userId });
    const { email_change: changed } = await app.internalApi.verifyEmail({ token });
    const undo = { token: changed?.undo_token ?? '', password: 'nine silent gateways' };
    expect(await app.internalApi.undoEmailChange(undo)).toMatchObject({ problem: '' });
    expect(await logins.linksOf(userId)).toEqual([]);
    expect(await isAdmin()).toBe(false);
  });

  it('of another user change nothing', async () => {
    await logins.resolve(person(ann));
    const other = await logins.localUser(`${ann}-b`);
    expect(await providers.renewIdentity({ identity: inGroups('admins'), user_id: other })).toEqual({
      linked: false,
    });
    expect(await isAdmin()).toBe(false);
  });
});

describe('Groups that are mapped to organizations', () => {
  const inGroups = (...names: string[]) => person(ann, { groups: { names } });
  const mapping = (group: string, role: string, organization = lab) => ({ group, organization, role });
  const map = async (...organizations: object[]) =>
    expect((await logins.change({ organizations })).status).toBe(204);
  /** An organization of this test alone. */
  let lab: string;
  let owner: string;
  beforeEach(async () => {
    lab = `lab-${count}`;
    owner = await logins.localUser(`owner-${count}`);
    const as = logins.asMember(owner);
    await app.call('POST', '/api/v2/organizations', { as, body: { id: lab, name: 'Lab' } });
  });
  afterEach(() => map());

  type Member = Readonly<Record<string, unknown>>;
  const members = async (): Promise<readonly Member[]> => {
    const as = logins.asMember(owner);
    return (await app.call('GET', `/api/v2/organizations/${lab}/members`, { as })).body as Member[];
  };
  const memberOf = async (username: string) =>
    (await members()).find((member) => member['username'] === username);
  const byOwner = (method: string, username: string, body?: object) =>
    app.call(method, `/api/v2/organizations/${lab}/members/${username}`, {
      ...{ as: logins.asMember(owner), body },
    });

  it('give a membership at the login, another role with another group, and take it away at the next check', async () => {
    await map(mapping('staff', 'viewer'), mapping('leads', 'manager'));
    const { user_id: userId } = await logins.resolve(inGroups('staff'));
    expect(await memberOf(ann)).toMatchObject({ role: 'viewer', login_provider: 'corp' });
    await logins.resolve(inGroups('staff', 'leads'));
    expect(await memberOf(ann)).toMatchObject({ role: 'manager', login_provider: 'corp' });
    await providers.renewIdentity({ identity: person(ann), user_id: userId });
    expect(await memberOf(ann)).toMatchObject({ role: 'manager' });
    await providers.renewIdentity({ identity: inGroups('others'), user_id: userId });
    expect(await memberOf(ann)).toBeUndefined();
    const entries = await app.sql(
      `select action, actor from audit_log where kind = 'organizations' and entity_id = $1 order by id`,
      [lab],
    );
    const actor = 'login provider corp';
    const changed = { action: 'member.changed', actor };
    expect(entries.slice(-3)).toEqual([changed, changed, { action: 'member.removed', actor }]);
  });

  it('give an own set of rights instead of a role, and other rights at the next login', async () => {
    const rights = (list: unknown) => ({ group: 'staff', organization: lab, rights: list });
    await map(rights(['devices', 'messages:up:r']));
    await logins.resolve(inGroups('staff'));
    const own = { role: null, rights: ['messages:up:r', 'devices'], login_provider: 'corp' };
    expect(await memberOf(ann)).toMatchObject(own);
    await map(rights(['gateway:status']));
    await logins.resolve(inGroups('staff'));
    expect(await memberOf(ann)).toMatchObject({ ...own, rights: ['gateway:status'] });
    for (const wrong of [rights(['everything']), { ...rights(['devices']), role: 'viewer' }, rights([])])
      expect((await logins.change({ organizations: [wrong] })).status).toBe(400);
  });

  it('take the membership away when the mapping is removed', async () => {
    await map(mapping('staff', 'viewer'));
    await logins.resolve(inGroups('staff'));
    await map();
    await logins.resolve(person(ann));
    expect(await memberOf(ann)).toBeUndefined();
  });

  it('change no membership that a member made or changed', async () => {
    await logins.localUser(ann);
    expect((await byOwner('PUT', ann, { role: 'developer' })).status).toBe(201);
    await map(mapping('staff', 'viewer'));
    await logins.resolve(inGroups('staff'));
    expect(await memberOf(ann)).toMatchObject({ role: 'developer' });
    await logins.resolve(inGroups('others'));
    expect(await memberOf(ann)).toMatchObject({ role: 'developer' });
    expect(await memberOf(ann)).not.toHaveProperty('login_provider');
  });

  it('give up a membership that a member has changed', async () => {
    await map(mapping('staff', 'viewer'));
    await logins.resolve(inGroups('staff'));
    await byOwner('PUT', ann, { role: 'developer' });
    await logins.resolve(inGroups('others'));
    expect(await memberOf(ann)).toMatchObject({ role: 'developer' });
  });

  it('never take the last owner away, whose login goes on', async () => {
    await map(mapping('leads', 'owner'));
    const { user_id: userId } = await logins.resolve(inGroups('leads'));
    await byOwner('DELETE', `owner-${count}`);
    const as = logins.asMember(userId);
    const seen = () => app.call('GET', `/api/v2/organizations/${lab}/members`, { as });
    expect(await logins.resolve(inGroups('others'))).toMatchObject({ outcome: 'FOUND' });
    expect((await seen()).body).toMatchObject([{ username: ann, role: 'owner' }]);
    await until('the log names the last owner', () => app.log.includes(`${ann} is the last owner`));
  });

  it('take the membership away with the linked login', async () => {
    const userId = await logins.localUser(ann);
    await providers.linkIdentity({ proof: proofOf(userId), identity: person(ann) });
    await map(mapping('staff', 'viewer'));
    await logins.resolve(inGroups('staff'));
    expect(await memberOf(ann)).toBeDefined();
    await providers.removeLinkedLogin({ proof: proofOf(userId), provider: 'corp' });
    expect(await memberOf(ann)).toBeUndefined();
  });

  it('take the memberships of all people away with the provider', async () => {
    await map(mapping('staff', 'viewer'), mapping('leads', 'owner'));
    for (const [name, group] of [[`${ann}-a`, 'staff'] as const, [`${ann}-b`, 'leads'] as const])
      await logins.resolve(person(name, { groups: { names: [group] } }));
    await logins.remove();
    expect((await members()).map(({ username }) => username)).toEqual([`owner-${count}`]);
    await logins.add();
  });

  it('can only be mapped to organizations that exist', async () => {
    const answer = await logins.change({ organizations: [mapping('staff', 'viewer', 'no-such-lab')] });
    expect(answer).toMatchObject({
      ...{ status: 400, body: { error: 'Organizations not valid: there is no organization no-such-lab' } },
    });
    const unknownRole = await logins.change({ organizations: [mapping('staff', 'chief')] });
    expect(unknownRole.status).toBe(400);
  });
});

describe('A provider that is removed', () => {
  it('leaves no links and roles behind, and its users can set a password by mail', async () => {
    const { user_id: userId, email } = await logins.resolve(person(ann, { groups: { names: ['admins'] } }));
    await logins.remove();
    expect(await logins.userOf(ann)).toMatchObject({ administrator: false });
    expect(await logins.linksOf(userId)).toEqual([]);
    expect((await app.internalApi.startPasswordReset({ login: email })).token).not.toBe('');
    expect(await logins.resolve(person(ann))).toMatchObject({ outcome: 'DENIED' });
    await logins.add();
  });
});
