import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type LoginProvidersClient, SecondFactorsClient } from '@fieldpost/internal-clients';
import { type Account, secret } from './support/account.js';
import { addAuthenticator, proofOf } from './support/authenticator.js';
import { CompanyLogins, person } from './support/identities.js';
import type { Production } from './support/production.js';

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
    await providers.link({ proof: proofOf(userId), identity: person(ann) });
    await app.admin('user', 'make-admin', ann);
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
    expect(await providers.renew({ identity: inGroups('staff'), user_id: userId })).toEqual({ linked: true });
    expect(await isAdmin()).toBe(false);
    const entries = await app.sql<{ actor: string }>(
      `select actor from audit_log where entity_id = $1 and action like 'user.%made_administrator'`,
      [userId],
    );
    expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set(['login provider corp']));
  });

  it('take no role away that they did not give', async () => {
    const userId = await logins.localUser(ann);
    await providers.link({ proof: proofOf(userId), identity: person(ann) });
    await app.admin('user', 'make-admin', ann);
    await logins.resolve(inGroups('staff'));
    expect(await isAdmin()).toBe(true);
  });

  it('give no role that outlives the link, when a change of the address is undone', async () => {
    const userId = await logins.localUser(ann);
    await providers.link({ proof: proofOf(userId), identity: person(ann) });
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
    expect(await providers.renew({ identity: inGroups('admins'), user_id: other })).toEqual({
      linked: false,
    });
    expect(await isAdmin()).toBe(false);
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
