import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Account, goodPassword } from '../support/account.js';
import { administrator, Production } from '../support/production.js';

let production: Production;
let app: Account;
let root: string;
let count = 0;
/** A user of this test alone. */
let ann: string;

beforeAll(async () => {
  production = await Production.start();
  ({ app, root } = production);
});
afterAll(() => app.stop());

beforeEach(async () => {
  count += 1;
  ann = `ann-${count}`;
  const settings = { mode: null, email_domains: null, verification_required: null, step_up: null };
  expect((await production.setPolicy(settings)).status).toBe(204);
});

const details = async (username: string) =>
  (await production.byRoot('GET', `/api/v2/users/${username}`)).body;

describe('An installation for production', () => {
  it('invites', async () => {
    const { body } = await app.call('GET', '/api/v2/registration', { as: root });
    expect(body).toEqual({
      mode: 'invitation',
      email_domains: [],
      verification_required: false,
      step_up: 'credentials',
      changed: [],
    });
  });

  it('gets its first administrator by a command, who can log in', async () => {
    expect(await production.logIn('root')).toMatchObject({ rejection: 'NONE', waits_for: '' });
    expect(await details('root')).toMatchObject({ administrator: true, email_verified: true });
  });
});

describe('A password', () => {
  it('is hashed again at a login when the parameters have changed, and stays right', async () => {
    const hash = async () =>
      (await app.sql<{ hash: string }>(`select password_hash as hash from users where username = 'root'`))[0]
        ?.hash;
    const before = await hash();
    await production.logIn('root');
    expect(await hash()).toBe(before);
    await app.restart({ ACCOUNT_ARGON2_PASSES: '3' });
    expect(await production.logIn('root')).toMatchObject({ rejection: 'NONE' });
    expect(await hash()).toContain('$argon2id$v=19$m=7168,t=3,p=1$');
    expect(await production.logIn('root')).toMatchObject({ rejection: 'NONE' });
    await app.restart({});
  });

  it('is as long as the settings want', async () => {
    await app.restart({ ACCOUNT_PASSWORD_MIN_LENGTH: '12', ACCOUNT_REGISTRATION: 'open' });
    const error = 'Password not valid: should have at least 12 characters';
    expect(await production.register(ann, { password: 'eight888' })).toMatchObject({
      status: 400,
      body: { error },
    });
    await app.restart({});
  });
});

describe('The registration policy', () => {
  it('is read and changed by administrators only', async () => {
    await production.setPolicy({ mode: 'open' });
    await production.register(ann);
    const as = await production.token(ann);
    expect(await app.call('GET', '/api/v2/registration', { as })).toMatchObject({ status: 403 });
    expect((await production.setPolicy({ mode: 'open' }, as)).status).toBe(403);
    expect((await production.invite({ email: 'x@example.com' }, as)).status).toBe(403);
    expect((await app.call('PUT', '/api/v2/users/mine/registration', { as, body: {} })).status).toBe(403);
    expect((await app.call('DELETE', `/api/v2/users/${ann}/registration`, { as })).status).toBe(403);
    expect(await app.call('GET', '/api/v2/registration')).toMatchObject({ status: 401 });
  });

  it('keeps the changes of administrators, and follows the settings again when they are null', async () => {
    const changes = { mode: 'approval', email_domains: ['Example.org'], verification_required: true };
    await production.setPolicy(changes);
    const { body } = await app.call('GET', '/api/v2/registration', { as: root });
    const changed = ['mode', 'email_domains', 'verification_required'];
    expect(body).toEqual({ ...changes, email_domains: ['example.org'], step_up: 'credentials', changed });
  });

  it.each([
    [{ mode: 'ajar' }, 'Mode not valid: should be one of open, approval, invitation, closed'],
    [{ email_domains: ['no domain'] }, 'EmailDomains.0 not valid: should be domains such as example.org'],
  ])('rejects invalid values: %j', async (body, error) => {
    const answer = await app.call('PATCH', '/api/v2/registration', { as: root, body });
    expect(answer).toMatchObject({ status: 400, body: { error } });
  });

  it('closed: no one registers, with an invitation neither', async () => {
    await production.invite({ email: `${ann}@example.com` });
    await production.setPolicy({ mode: 'closed' });
    for (const invitation of [undefined, production.lastSecret])
      expect(await production.register(ann, { invitation })).toMatchObject({
        status: 403,
        body: { error: 'permission denied: users cannot register themselves here' },
      });
  });

  it('open with domains: only addresses in one of the domains register', async () => {
    await production.setPolicy({ mode: 'open', email_domains: ['example.org'] });
    expect(await production.register(ann)).toMatchObject({
      status: 400,
      body: { error: 'Email not valid: should be in one of the domains example.org' },
    });
    const password = 'short';
    expect(await production.register(ann, { password })).toMatchObject({
      body: { error: expect.stringMatching(/^Email not valid: .*; Password not valid: /) },
    });
    expect((await production.register(ann, { email: 'ann@EXAMPLE.org' })).status).toBe(201);
  });
});

describe('With approval', () => {
  beforeEach(async () => {
    await production.setPolicy({ mode: 'approval' });
  });

  it('a user can log in, and get a token, once an administrator has approved', async () => {
    expect((await production.register(ann)).body).toMatchObject({ waits_for: 'approval' });
    expect(await production.logIn(ann)).toMatchObject({ waits_for: 'approval' });
    const grant = () =>
      app.internalApi.grantForPassword({
        client: { id: 'cli', secret: '', known: true },
        username: ann,
        password: goodPassword,
      });
    const reason = 'an administrator has not approved the account yet';
    expect(await grant()).toMatchObject({ rejection: 'USER', reason });
    const queue = await app.call('GET', '/api/v2/users?state=unapproved', { as: root });
    expect(queue.body).toEqual(
      expect.arrayContaining([expect.objectContaining({ username: ann, waits_for: 'approval' })]),
    );
    const approval = { as: root, body: { approved: true } };
    expect((await app.call('PATCH', `/api/v2/users/${ann}`, approval)).status).toBe(204);
    expect(await production.logIn(ann)).toMatchObject({ waits_for: '' });
    expect(await grant()).toMatchObject({ rejection: 'NONE' });
    expect(app.tokens.approved).toContain(ann);
  });

  it('an administrator rejects a registration by deleting the user, whose name is free again', async () => {
    await production.register(ann);
    const reject = () => app.call('DELETE', `/api/v2/users/${ann}/registration`, { as: root });
    expect((await reject()).status).toBe(204);
    expect((await reject()).status).toBe(404);
    expect((await production.register(ann)).status).toBe(201);
  });

  it('an approved user is not deleted', async () => {
    expect(
      await app.call('DELETE', `/api/v2/users/${administrator}/registration`, { as: root }),
    ).toMatchObject({
      status: 409,
    });
    expect(await production.logIn('root')).toMatchObject({ rejection: 'NONE' });
  });
});

describe('With required verification', () => {
  it('a user can log in once the address is verified', async () => {
    await production.setPolicy({ mode: 'open', verification_required: true });
    expect((await production.register(ann)).body).toMatchObject({ waits_for: 'verification' });
    const waiting = await production.logIn(ann);
    expect(waiting).toMatchObject({ rejection: 'NONE', waits_for: 'verification', valid_after: '0' });
    const { token: link } = await app.internalApi.startEmailVerification({ user_id: waiting.user_id });
    await app.internalApi.verifyEmail({ token: link });
    expect(await production.logIn(ann)).toMatchObject({ waits_for: '' });
  });
});

describe('An administrator', () => {
  const create = (body: object) =>
    app.call('PUT', `/api/v2/users/${ann}/registration`, {
      as: root,
      body: { email: `${ann}@example.com`, password: goodPassword, ...body },
    });

  it('creates users by any policy, who can log in at once', async () => {
    await production.setPolicy({ mode: 'closed', verification_required: true });
    expect(await create({})).toMatchObject({ status: 201, body: { username: ann, email_verified: false } });
    expect(await production.logIn(ann)).toMatchObject({ rejection: 'NONE', waits_for: '' });
    expect((await create({})).status).toBe(409);
  });

  it('creates no user with a reserved name', async () => {
    const body = { email: 'me@example.com', password: goodPassword };
    const answer = await production.byRoot('PUT', '/api/v2/users/me/registration', { body });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('is reserved')]);
  });

  it('creates no user with a bad password, or with the verified address of another', async () => {
    expect((await create({ password: 'short' })).status).toBe(400);
    const taken = await create({ email: 'root@example.com', email_verified: true });
    expect([taken.status, (await production.register(ann, { invitation: 'x' })).status]).toEqual([409, 400]);
  });
});
