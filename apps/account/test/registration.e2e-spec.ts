import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Account, goodPassword } from './support/account.js';

let app: Account;
let root: string;
let count = 0;
/** A user of this test alone. */
let ann: string;

beforeAll(async () => {
  app = await Account.start({ FIELDPOST_MODE: 'production' });
  await app.adminWithInput(
    `${goodPassword}\n`,
    'user',
    'create',
    'root',
    '--email',
    'root@example.com',
    '--admin',
  );
  await app.admin(
    'client',
    'create',
    'console',
    '--scope',
    'profile',
    '--grant',
    'authorization_code',
    '--redirect-uri',
    'https://console.example/cb',
    '--official',
  );
  await app.admin('client', 'create', 'cli', '--scope', 'profile', '--grant', 'password');
  root = await token('root');
});
afterAll(() => app.stop());

beforeEach(async () => {
  count += 1;
  ann = `ann-${count}`;
  expect(await setPolicy({ mode: null, email_domains: null, verification_required: null })).toBe(204);
});

/** The token of a user for the console, which is an official client. */
async function token(username: string): Promise<string> {
  const [user] = await app.sql<{ id: string }>('select id from users where username = $1', [username]);
  return app.sign({ sub: user?.id, type: 'user', scope: ['profile', 'apps', 'gateways'], client: 'console' });
}

const setPolicy = async (body: object, as = root) =>
  (await app.call('PATCH', '/api/v2/registration', { as, body })).status;
const register = (body: object = {}, username = ann) =>
  app.call('POST', '/api/v2/users', {
    body: { username, email: `${username}@example.com`, password: goodPassword, ...body },
  });
const logIn = (username = ann) => app.internalApi.authenticateUser({ username, password: goodPassword });
const invite = (body: object, as = root) => app.call('POST', '/api/v2/invitations', { as, body });
const lastSecret = () => app.tokens.invited.at(-1)?.token;
const details = async (username = ann) =>
  (await app.call('GET', `/api/v2/users/${username}`, { as: root })).body;

describe('An installation for production', () => {
  it('invites, and makes no one administrator who registers', async () => {
    const { body } = await app.call('GET', '/api/v2/registration', { as: root });
    expect(body).toEqual({
      mode: 'invitation',
      email_domains: [],
      verification_required: false,
      changed: [],
    });
    const empty = await Account.start({ FIELDPOST_MODE: 'production', ACCOUNT_REGISTRATION: 'open' });
    try {
      expect((await empty.register('first')).body).toMatchObject({ administrator: false });
    } finally {
      await empty.stop();
    }
  });

  it('gets its first administrator by a command, who can log in', async () => {
    expect(await logIn('root')).toMatchObject({ rejection: 'NONE', waits_for: '' });
    expect(await details('root')).toMatchObject({ administrator: true, email_verified: true });
  });
});

describe('A password', () => {
  it('is hashed again at a login when the parameters have changed, and stays right', async () => {
    const hash = async () =>
      (await app.sql<{ hash: string }>(`select password_hash as hash from users where username = 'root'`))[0]
        ?.hash;
    const before = await hash();
    await logIn('root');
    expect(await hash()).toBe(before);
    await app.restart({ ACCOUNT_ARGON2_PASSES: '3' });
    expect(await logIn('root')).toMatchObject({ rejection: 'NONE' });
    expect(await hash()).toContain('$argon2id$v=19$m=19456,t=3,p=1$');
    expect(await logIn('root')).toMatchObject({ rejection: 'NONE' });
    await app.restart({});
  });

  it('is as long as the settings want', async () => {
    await app.restart({ ACCOUNT_PASSWORD_MIN_LENGTH: '12', ACCOUNT_REGISTRATION: 'open' });
    const error = 'Password not valid: should have at least 12 characters';
    expect(await register({ password: 'eight888' })).toMatchObject({ status: 400, body: { error } });
    await app.restart({});
  });
});

describe('The registration policy', () => {
  it('is read and changed by administrators only', async () => {
    await setPolicy({ mode: 'open' });
    await register();
    const as = await token(ann);
    expect(await app.call('GET', '/api/v2/registration', { as })).toMatchObject({ status: 403 });
    expect(await setPolicy({ mode: 'open' }, as)).toBe(403);
    expect((await invite({ email: 'x@example.com' }, as)).status).toBe(403);
    expect((await app.call('PUT', '/api/v2/users/mine', { as, body: {} })).status).toBe(403);
    expect((await app.call('DELETE', `/api/v2/users/${ann}`, { as })).status).toBe(403);
    expect(await app.call('GET', '/api/v2/registration')).toMatchObject({ status: 401 });
  });

  it('keeps the changes of administrators, and follows the settings again when they are null', async () => {
    const changes = { mode: 'approval', email_domains: ['Example.org'], verification_required: true };
    await setPolicy(changes);
    const { body } = await app.call('GET', '/api/v2/registration', { as: root });
    const changed = ['mode', 'email_domains', 'verification_required'];
    expect(body).toEqual({ ...changes, email_domains: ['example.org'], changed });
  });

  it.each([
    [{ mode: 'ajar' }, 'Mode not valid: should be one of open, approval, invitation, closed'],
    [{ email_domains: ['no domain'] }, 'EmailDomains.0 not valid: should be domains such as example.org'],
  ])('rejects invalid values: %j', async (body, error) => {
    const answer = await app.call('PATCH', '/api/v2/registration', { as: root, body });
    expect(answer).toMatchObject({ status: 400, body: { error } });
  });

  it('closed: no one registers, with an invitation neither', async () => {
    await invite({ email: `${ann}@example.com` });
    await setPolicy({ mode: 'closed' });
    for (const invitation of [undefined, lastSecret()])
      expect(await register({ invitation })).toMatchObject({
        status: 403,
        body: { error: 'permission denied: users cannot register themselves here' },
      });
  });

  it('open with domains: only addresses in one of the domains register', async () => {
    await setPolicy({ mode: 'open', email_domains: ['example.org'] });
    expect(await register()).toMatchObject({
      status: 400,
      body: { error: 'Email not valid: should be in one of the domains example.org' },
    });
    expect((await register({ email: 'ann@EXAMPLE.org' })).status).toBe(201);
  });
});

describe('With approval', () => {
  beforeEach(() => setPolicy({ mode: 'approval' }));

  it('a user can log in, and get a token, once an administrator has approved', async () => {
    expect((await register()).body).toMatchObject({ waits_for: 'approval' });
    expect(await logIn()).toMatchObject({ waits_for: 'approval' });
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
    expect(await logIn()).toMatchObject({ waits_for: '' });
    expect(await grant()).toMatchObject({ rejection: 'NONE' });
    expect(app.tokens.approved).toContain(ann);
  });

  it('an administrator rejects a registration by deleting the user, whose name is free again', async () => {
    await register();
    const reject = () => app.call('DELETE', `/api/v2/users/${ann}`, { as: root });
    expect((await reject()).status).toBe(204);
    expect((await reject()).status).toBe(404);
    expect((await register()).status).toBe(201);
  });

  it('an approved user is not deleted', async () => {
    expect(await app.call('DELETE', '/api/v2/users/root', { as: root })).toMatchObject({ status: 409 });
    expect(await logIn('root')).toMatchObject({ rejection: 'NONE' });
  });
});

describe('With required verification', () => {
  it('a user can log in once the address is verified', async () => {
    await setPolicy({ mode: 'open', verification_required: true });
    expect((await register()).body).toMatchObject({ waits_for: 'verification' });
    const waiting = await logIn();
    expect(waiting).toMatchObject({ rejection: 'NONE', waits_for: 'verification', valid_after: '0' });
    const { token: link } = await app.internalApi.startEmailVerification({ user_id: waiting.user_id });
    await app.internalApi.verifyEmail({ token: link });
    expect(await logIn()).toMatchObject({ waits_for: '' });
  });
});

describe('An administrator', () => {
  const create = (body: object) =>
    app.call('PUT', `/api/v2/users/${ann}`, {
      as: root,
      body: { email: `${ann}@example.com`, password: goodPassword, ...body },
    });

  it('creates users by any policy, who can log in at once', async () => {
    await setPolicy({ mode: 'closed', verification_required: true });
    expect(await create({})).toMatchObject({ status: 201, body: { username: ann, email_verified: false } });
    expect(await logIn()).toMatchObject({ rejection: 'NONE', waits_for: '' });
    expect((await create({})).status).toBe(409);
  });

  it('creates no user with a bad password, or with the verified address of another', async () => {
    expect((await create({ password: 'short' })).status).toBe(400);
    const taken = await create({ email: 'root@example.com', email_verified: true });
    expect([taken.status, (await register({ invitation: 'x' })).status]).toEqual([409, 400]);
  });
});

describe('An invitation', () => {
  const email = () => `${ann}@example.com`;

  it('is mailed, lets one person register, and verifies the address', async () => {
    const made = await invite({ email: email() });
    expect(made).toMatchObject({
      status: 201,
      body: { email: email(), invited_by: 'root', administrator: false },
    });
    expect(made.text).not.toContain(String(lastSecret()));
    expect(app.tokens.invited.at(-1)).toMatchObject({ email: email(), invited_by: 'root', is_mailed: true });
    const described = await app.internalApi.describeRegistration({ invitation: lastSecret() ?? '' });
    expect(described).toEqual({ mode: 'invitation', invited: true, email: email() });
    expect((await register({ invitation: lastSecret() })).body).toMatchObject({ email_verified: true });
    const error = 'Invitation not valid: it was used, has expired or was withdrawn';
    const again = await register({ invitation: lastSecret(), email: email() }, `${ann}-2`);
    expect(again).toMatchObject({ status: 400, body: { error } });
    expect(await register({}, `${ann}-3`)).toMatchObject({
      status: 403,
      body: { error: 'permission denied: registration needs an invitation' },
    });
  });

  it('is for its address only', async () => {
    await invite({ email: email() });
    const answer = await register({ invitation: lastSecret(), email: 'other@example.com' });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: 'Email not valid: should be the address that was invited' },
    });
    expect((await register({ invitation: lastSecret() })).status).toBe(201);
  });

  it('that is not mailed comes with its link, for any address, and verifies none', async () => {
    const { body } = await invite({ mail: false });
    expect(body).toMatchObject({ email: null, link: expect.stringContaining(String(lastSecret())) });
    expect((await register({ invitation: lastSecret() })).body).toMatchObject({ email_verified: false });
    expect(await invite({})).toMatchObject({
      status: 400,
      body: { error: 'Email not valid: is needed for an invitation that is mailed' },
    });
  });

  it('ends with its time, and when it is withdrawn', async () => {
    const first = (await invite({ email: email(), seconds: 60 })).body as { id: string };
    await app.sql(`update invitations set expires = now() where id = $1`, [first.id]);
    expect((await register({ invitation: lastSecret() })).status).toBe(400);
    const second = (await invite({ email: email() })).body as { id: string };
    const list = (await app.call('GET', '/api/v2/invitations', { as: root })).body as { id: string }[];
    expect(list.map(({ id }) => id)).toContain(second.id);
    expect(list.map(({ id }) => id)).not.toContain(first.id);
    const withdraw = () => app.call('DELETE', `/api/v2/invitations/${second.id}`, { as: root });
    expect([(await withdraw()).status, (await withdraw()).status]).toEqual([204, 404]);
    expect((await register({ invitation: lastSecret() })).status).toBe(400);
  });

  it('is used once, also by two people at the same moment', async () => {
    await invite({ mail: false });
    const both = [`${ann}-a`, `${ann}-b`].map((name) => register({ invitation: lastSecret() }, name));
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([201, 400]);
  });

  it('makes an administrator, as long as the one who invited still is one', async () => {
    await invite({ email: email(), administrator: true });
    expect((await register({ invitation: lastSecret() })).body).toMatchObject({ administrator: true });
    const other = `${ann}-other`;
    await invite({ mail: false, administrator: true }, await token(ann));
    await app.call('PATCH', `/api/v2/users/${ann}`, { as: root, body: { administrator: false } });
    expect((await register({ invitation: lastSecret() }, other)).body).toMatchObject({
      administrator: false,
    });
  });

  it('carries rights that the one who invites holds then and now', async () => {
    const id = `app-${count}`;
    const as = root;
    await app.call('POST', '/api/v2/applications', { as, body: { id, name: 'Mine' } });
    const rights = [{ kind: 'apps', id, rights: ['messages:up:r', 'devices'] }];
    await invite({ email: email(), rights });
    await register({ invitation: lastSecret() });
    expect(await details()).toMatchObject({ shares: [{ kind: 'apps', id, rights: rights[0]?.rights }] });

    const late = `${ann}-late`;
    await invite({ mail: false, rights });
    await app.sql(`update collaborators set rights = '{settings}' where entity_id = $1 and user_id = $2`, [
      id,
      (await logIn('root')).user_id,
    ]);
    await register({ invitation: lastSecret() }, late);
    expect(await details(late)).toMatchObject({ shares: [] });
    const denied = await invite({ mail: false, rights: [{ kind: 'apps', id, rights: ['delete'] }] });
    expect(denied).toMatchObject({
      status: 403,
      body: { error: expect.stringContaining('No right "delete"') },
    });
    const unknown = await invite({ mail: false, rights: [{ kind: 'apps', id: 'none', rights: ['delete'] }] });
    expect(unknown.status).toBe(403);
  });

  it('is not made for an address that a user has verified', async () => {
    expect((await invite({ email: 'ROOT@example.com' })).status).toBe(409);
  });
});
