import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { LoginProvidersClient } from '@fieldpost/internal-clients';
import { type Account, goodPassword } from '../support/account.js';
import { proofOf } from '../support/authenticator.js';
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

describe('A person without an account', () => {
  it('gets one at the first login, and the same one at the next', async () => {
    const first = await logins.resolve(person(ann));
    expect(first).toMatchObject({
      outcome: 'FOUND',
      created: true,
      linked: false,
      username: ann,
      waits_for: '',
    });
    expect(await logins.userOf(ann)).toMatchObject({
      ...{ email: `${ann}@corp.example`, email_verified: true, administrator: false },
      name: { first: 'Ann', last: 'Other' },
    });
    const again = await logins.resolve(person(ann, { username: 'other', email: 'other@corp.example' }));
    expect(again).toMatchObject({ outcome: 'FOUND', created: false, user_id: first.user_id });
    expect(await logins.linksOf(first.user_id)).toMatchObject([
      { provider: 'corp', name: 'Corp', label: 'other@corp.example', removable: false },
    ]);
  });

  it('gets a free name when it is taken, also at the same time', async () => {
    await logins.localUser(ann, { email: `${ann}@elsewhere.example` });
    const made = await Promise.all(
      ['a', 'b', 'c'].map((one) =>
        logins.resolve(person(one + ann, { username: ann, subject: `${one} ${ann}` })),
      ),
    );
    expect(made.map(({ username }) => username).sort()).toEqual([`${ann}-2`, `${ann}-3`, `${ann}-4`]);
  });

  it('gets one account of two first logins at the same time', async () => {
    const both = await Promise.all([logins.resolve(person(ann)), logins.resolve(person(ann))]);
    expect(both.map(({ outcome }) => outcome)).toEqual(['FOUND', 'FOUND']);
    expect(new Set(both.map(({ user_id }) => user_id)).size).toBe(1);
  });

  it('gets none where the provider is for existing accounts', async () => {
    await logins.change({ creates_users: false });
    expect(await logins.resolve(person(ann), true)).toMatchObject({
      outcome: 'UNLINKED',
      may_create: false,
    });
    await logins.change({ creates_users: true });
  });

  it('gets none outside of the domains of the registration policy', async () => {
    await production.setPolicy({ email_domains: ['example.org'] });
    expect(await logins.resolve(person(ann), true)).toMatchObject({
      outcome: 'UNLINKED',
      may_create: false,
    });
    await production.setPolicy({ email_domains: null });
  });

  it('waits for the verification of an address that the provider does not assert, if the policy wants it', async () => {
    await production.setPolicy({ verification_required: true });
    const said = person(ann, { provider: 'open', email_verified: false });
    expect(await logins.resolve(said)).toMatchObject({ outcome: 'UNLINKED', may_create: true });
    expect(await logins.resolve(said, true)).toMatchObject({
      outcome: 'FOUND',
      waits_for: 'verification',
    });
    await production.setPolicy({ verification_required: null });
  });

  it('has no verified address through a provider that is not responsible for its domain, and waits if the policy wants one', async () => {
    const said = person(ann, { provider: 'open' });
    const made = await logins.resolve(said);
    expect(made).toMatchObject({ outcome: 'FOUND', created: true, waits_for: '' });
    expect(await logins.userOf(made.username)).toMatchObject({ email_verified: false });
    await production.setPolicy({ verification_required: true });
    expect(await logins.resolve(person(`${ann}-b`, { provider: 'open' }))).toMatchObject({
      ...{ outcome: 'FOUND', created: true, waits_for: 'verification' },
    });
    expect(await logins.resolve(said)).toMatchObject({ created: false, waits_for: '' });
    await production.setPolicy({ verification_required: null });
  });

  it.each([
    ['an unverified address', { email_verified: false }],
    ['another domain', { email: 'ann@corp.example.evil' }],
    ['no address', { email: '', email_verified: false }],
    ['what is no address', { email: 'corp.example' }],
  ])('is rejected with %s where the provider has domains', async (_, said) =>
    expect(await logins.resolve(person(ann, said), true)).toMatchObject({ outcome: 'EMAIL_NOT_ALLOWED' }),
  );

  it.each([
    ['an unknown provider', { provider: 'nobody' }],
    ['another issuer', { issuer: 'https://evil.example' }],
    ['no subject', { subject: '' }],
  ])('is denied with %s', async (_, said) =>
    expect(await logins.resolve(person(ann, said), true)).toMatchObject({ outcome: 'DENIED' }),
  );
});

describe('An existing account', () => {
  it('is linked when the provider asserts the verified address for its domain', async () => {
    const userId = await logins.localUser(ann);
    expect(await logins.resolve(person(ann))).toMatchObject({
      ...{ outcome: 'FOUND', user_id: userId, linked: true, created: false },
      ...{ username: ann, email: `${ann}@corp.example` },
    });
    expect(await logins.resolve(person(ann))).toMatchObject({ user_id: userId, linked: false });
    expect((await logins.linksOf(userId))[0]).toMatchObject({ removable: true });
  });

  it('is never taken over by an address that the provider does not assert', async () => {
    const userId = await logins.localUser(ann);
    const said = person(ann, { provider: 'open', email_verified: false });
    const result = await logins.resolve(said);
    expect(result).toMatchObject({ outcome: 'UNLINKED', user_id: '' });
    const made = await logins.resolve(said, true);
    expect(made.user_id).not.toBe(userId);
    expect(await logins.userOf(made.username)).toMatchObject({ email_verified: false });
    expect(await logins.linksOf(userId)).toEqual([]);
  });

  it('is never taken over through a provider that is not responsible for the domain', async () => {
    const userId = await logins.localUser(ann);
    const result = await logins.resolve(person(ann, { provider: 'open' }), true);
    expect(result).toMatchObject({ outcome: 'UNLINKED', may_create: false });
    expect(await logins.linksOf(userId)).toEqual([]);
  });

  it('that a stranger made in advance through another provider is not linked: the person gets an own account', async () => {
    const ofStranger = await logins.resolve(person(ann, { provider: 'open', subject: `stranger ${ann}` }));
    expect(ofStranger).toMatchObject({ outcome: 'FOUND', created: true });
    const own = await logins.resolve(person(ann));
    expect(own).toMatchObject({ outcome: 'FOUND', created: true, linked: false });
    expect(own.user_id).not.toBe(ofStranger.user_id);
    expect(await logins.userOf(own.username)).toMatchObject({ email_verified: true });
    expect(await logins.linksOf(ofStranger.user_id)).toMatchObject([{ provider: 'open' }]);
    const { token, taken } = await app.internalApi.startEmailVerification({ user_id: ofStranger.user_id });
    expect([taken, await app.internalApi.verifyEmail({ token })]).toMatchObject([
      true,
      { problem: expect.any(String) },
    ]);
  });

  it('is never linked by an address with letters that only count as the same', async () => {
    const userId = await logins.localUser(`kelvin-${count}`);
    const email = `\u212Aelvin-${count}@corp.example`;
    const result = await logins.resolve(person(ann, { email }), true);
    expect(result.user_id).not.toBe(userId);
    expect(await logins.linksOf(userId)).toEqual([]);
  });

  it('is never linked by an address that its user has not verified', async () => {
    const userId = await logins.localUser(ann, { isVerified: false });
    const result = await logins.resolve(person(ann));
    expect(result.user_id).not.toBe(userId);
    expect(await logins.linksOf(userId)).toEqual([]);
  });

  it('of an administrator is linked after a login only', async () => {
    const userId = await logins.localUser(ann);
    await makeAdministrator(app, ann);
    expect(await logins.resolve(person(ann))).toMatchObject({ outcome: 'UNLINKED' });
    const linked = await providers.linkIdentity({ proof: proofOf(userId), identity: person(ann) });
    expect(linked).toMatchObject({ problem: '', username: ann });
    expect(await logins.resolve(person(ann))).toMatchObject({ outcome: 'FOUND', user_id: userId });
  });

  it('is linked by its user with a login of at most five minutes ago', async () => {
    const userId = await logins.localUser(ann, { email: `${ann}@elsewhere.example` });
    const old = { ...proofOf(userId), logged_in_at: Math.floor(Date.now() / 1000) - 301 };
    const identity = person(ann);
    expect(await providers.linkIdentity({ proof: old, identity })).toMatchObject({ field: 'old_password' });
    expect(await providers.linkIdentity({ proof: proofOf(userId), identity })).toMatchObject({ problem: '' });
    const other = await logins.localUser(`${ann}-b`);
    for (const stolen of [identity, person(`${ann}-x`)]) {
      const problem = stolen === identity ? 'Login not valid: it is linked with an account already' : '';
      expect(await providers.linkIdentity({ proof: proofOf(other), identity: stolen })).toMatchObject({
        problem,
      });
    }
  });

  it('of the emergency administrator of the settings keeps the role whatever the groups are', async () => {
    const inGroup = (name: string) => logins.resolve(person(ann, { groups: { names: [name] } }));
    await inGroup('admins');
    await app.restart({ ACCOUNT_EMERGENCY_ADMINISTRATOR: ann });
    await inGroup('staff');
    expect(await logins.userOf(ann)).toMatchObject({ administrator: true });
    await app.restart({});
  });

  it('that is banned cannot log in, and is not linked', async () => {
    const userId = await logins.localUser(ann);
    await production.byRoot('PATCH', `/api/v2/users/${ann}`, { body: { banned: true } });
    expect(await logins.resolve(person(ann))).toMatchObject({ outcome: 'DENIED', user_id: '' });
    expect(userId).not.toBe('');
  });

  it('loses a link that its user removes', async () => {
    const userId = await logins.localUser(ann);
    await logins.resolve(person(ann));
    const remove = () => providers.removeLinkedLogin({ proof: proofOf(userId), provider: 'corp' });
    expect(await remove()).toMatchObject({ problem: '' });
    expect(await remove()).toMatchObject({ problem: 'Login not valid: it is not linked' });
  });
});

describe('An account that a provider created', () => {
  it('has no password: none can be set by mail, and the link cannot be removed', async () => {
    const { user_id: userId, email } = await logins.resolve(person(ann));
    expect(await app.internalApi.startPasswordReset({ login: email })).toMatchObject({ token: '' });
    const removed = await providers.removeLinkedLogin({ proof: proofOf(userId), provider: 'corp' });
    expect(removed.problem).toContain('which has no password');
    const grant = await app.internalApi.grantForUser({ client: { id: 'cli', known: true }, user_id: userId });
    expect(grant.login_provider).toBe('corp');
  });

  it('gets a password from the operator alone, and then depends on the provider no longer', async () => {
    const { user_id: userId } = await logins.resolve(person(ann));
    await app.adminWithInput(`${goodPassword}\n`, 'user', 'set-password', ann);
    expect((await production.logIn(ann)).user_id).toBe(userId);
    expect((await logins.linksOf(userId))[0]).toMatchObject({ removable: true });
  });
});
