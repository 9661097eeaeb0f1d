import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Account, goodPassword } from '../support/account.js';

let app: Account;
let admin: string;
let ann: string;
let bob: string;

beforeAll(async () => {
  app = await Account.start();
  admin = await app.user('admin');
  ann = await app.user('ann');
  bob = await app.user('bob');
});
afterAll(() => app.stop());

const clients = '/api/v2/clients';
const uri = 'https://app.example/callback';
const make = (as: string, name: string, more: object = {}) =>
  app.call('POST', clients, { as, body: { name, uri, scope: ['profile'], ...more } });
const secretOf = ({ body }: { readonly body: unknown }) => (body as { secret: string }).secret;
const idOf = async (username: string) => {
  const [user] = await app.sql<{ id: string }>('select id from users where username = $1', [username]);
  return user?.id ?? '';
};
/** A token that a client has of somebody. */
const through = async (client: string, username: string) =>
  app.sign({ sub: await idOf(username), type: 'user', scope: ['profile', 'clients'], client });
const grant = async (id: string, secret: string, username: string) => {
  const client = { id, secret, known: false };
  const asked = { client, user_id: await idOf(username), grant_type: 'authorization_code', scopes: [] };
  return (await app.internalApi.grantForUser(asked)).rejection;
};

describe('A client', () => {
  it('is returned with its secret when it is created, and never again', async () => {
    const made = await make(ann, 'shown', { description: 'Shows things', secret: 'mine', accepted: false });
    expect(made.status).toBe(201);
    const body = {
      name: 'shown',
      description: 'Shows things',
      uri,
      redirect_uris: [uri],
      grants: ['authorization_code', 'refresh_token'],
      scope: ['profile'],
      accepted: false,
      rejected: false,
      official: false,
      public: false,
      v2: false,
    };
    expect(made.body).toEqual({ ...body, secret: expect.stringMatching(/^[\w-]{43}$/) });
    expect((await app.call('GET', `${clients}/shown`, { as: ann })).body).toEqual(body);
    expect((await app.call('GET', '/clients', { as: ann })).body).toContainEqual(body);
    const kept = await app.sql(
      `select c::text || (select string_agg(l::text, '') from audit_log l) as all from clients c`,
    );
    expect(JSON.stringify(kept)).not.toContain(secretOf(made));
    expect(await make(bob, 'shown')).toMatchObject({
      status: 409,
      body: { code: 409, error: 'Client shown already exists' },
    });
  });

  it('that is not accepted yet authenticates, so that it can end tokens of its owner', async () => {
    const client = { id: 'on-trial', secret: secretOf(await make(ann, 'on-trial')), known: false };
    const rejectionOf = async (secret: string) =>
      (await app.internalApi.checkUser({ client: { ...client, secret }, user_id: '' })).rejection;
    expect(await rejectionOf(client.secret)).toBe('USER');
    expect(await rejectionOf('wrong')).toBe('CLIENT');
  });

  it('has no secret when it is public', async () => {
    const { status, body } = await make(ann, 'open', { public: true });
    expect(status).toBe(201);
    expect(body).toMatchObject({ public: true });
    expect(body).not.toHaveProperty('secret');
  });

  it('is seen and edited by its owner and by administrators', async () => {
    await make(ann, 'anns');
    const path = `${clients}/anns`;
    const names = async (as: string) =>
      ((await app.call('GET', clients, { as })).body as { name: string }[]).map(({ name }) => name);
    expect(await names(ann)).toContain('anns');
    expect(await names(admin)).toContain('anns');
    expect(await names(bob)).not.toContain('anns');
    for (const [method, body] of [['GET'], ['PATCH', { description: 'x' }], ['DELETE']] as const) {
      expect(await app.call(method, path, { body })).toMatchObject({ status: 401 });
      const rejected = { status: 403, body: { error: 'permission denied: No rights to Client "anns"' } };
      expect(await app.call(method, path, { as: bob, body })).toMatchObject(rejected);
      expect(await app.call(method, `${clients}/nobodys`, { as: bob, body })).toMatchObject({
        status: 404,
        body: { error: 'Client nobodys not found' },
      });
    }
    expect(await app.call('PATCH', path, { as: ann, body: { description: 'x' } })).toMatchObject({
      status: 204,
    });
    expect((await app.call('GET', path, { as: admin })).body).toMatchObject({ description: 'x' });
    expect(await app.call('DELETE', path, { as: admin })).toMatchObject({ status: 204 });
    expect(await app.call('GET', path, { as: ann })).toMatchObject({ status: 404 });
  });

  it('is judged by administrators through official clients alone, and edited by its owner through any', async () => {
    await make(ann, 'tool');
    const path = `${clients}/tool`;
    await app.call('PATCH', path, { as: admin, body: { accepted: true } });
    const root = await through('tool', 'admin');
    expect(await app.call('PATCH', path, { as: root, body: { official: true } })).toMatchObject({
      status: 403,
      body: { error: 'permission denied: No rights to Client "tool"' },
    });
    expect(await app.call('GET', clients, { as: root })).toMatchObject({ status: 200, body: [] });
    const error = 'permission denied: only administrators may change "official" of a client';
    expect(await make(root, 'roots', { official: true })).toMatchObject({ status: 403, body: { error } });
    const body = { description: 'By itself' };
    expect(await app.call('PATCH', path, { as: await through('tool', 'ann'), body })).toMatchObject({
      status: 204,
    });
  });

  it('needs the scope', async () => {
    const as = await app.login('ann', 'profile');
    expect(await app.call('GET', clients, { as })).toMatchObject({
      status: 403,
      body: { error: 'permission denied: No scope "clients"' },
    });
  });

  it.each([
    [{ name: 'A b' }, 400, 'Name not valid: '],
    [{ uri: 'http://app.example/' }, 400, 'Uri not valid: should be https, or http on loopback'],
    [{ redirect_uris: ['/x'] }, 400, 'RedirectUris not valid: should be an absolute URI'],
    [{ grants: ['implicit'] }, 400, 'Grants.0 not valid: should be one of authorization_code'],
    [{ scope: ['apps:mine'] }, 400, 'Scope.0 not valid: should be one of profile'],
    [{ scope: undefined }, 400, 'Scope not valid: should be an array of strings'],
    [{ description: 'a\u0000b' }, 400, 'Description not valid: should not have control characters'],
    [{ accepted: 'yes' }, 400, 'Accepted not valid: should be true or false'],
    [{ accepted: true }, 403, 'permission denied: only administrators may change "accepted" of a client'],
    [{ official: true }, 403, 'permission denied: only administrators may change "official" of a client'],
    [{ grants: ['password'] }, 403, 'permission denied: only administrators may change "grants" of a client'],
  ])('is rejected with what is wrong: %j', async (wrong, status, error) =>
    expect(await make(ann, 'wrong', wrong)).toMatchObject({
      status,
      body: { code: status, error: expect.stringContaining(error) },
    }),
  );

  it('is created once for concurrent requests', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => make(ann, 'race')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });
});

describe('Tokens', () => {
  it('are issued to the owner of a client only until it is accepted, and to no user once it is rejected', async () => {
    const secret = secretOf(await make(ann, 'judged'));
    const judge = (body: object) => app.call('PATCH', `${clients}/judged`, { as: admin, body });
    expect([await grant('judged', secret, 'ann'), await grant('judged', secret, 'bob')]).toEqual([
      'NONE',
      'CLIENT',
    ]);
    await judge({ accepted: true });
    expect(await grant('judged', secret, 'bob')).toBe('NONE');
    expect(await grant('judged', 'wrong', 'bob')).toBe('CLIENT');
    await judge({ rejected: true });
    expect([await grant('judged', secret, 'ann'), await grant('judged', secret, 'bob')]).toEqual([
      'CLIENT',
      'CLIENT',
    ]);
  });

  it('are for the owner alone again when the owner widens what was accepted', async () => {
    const secret = secretOf(await make(ann, 'widened'));
    await app.call('PATCH', `${clients}/widened`, { as: admin, body: { accepted: true } });
    await app.call('PATCH', `${clients}/widened`, { as: ann, body: { scope: ['profile', 'apps'] } });
    expect(await grant('widened', secret, 'bob')).toBe('CLIENT');
    expect(await grant('widened', secret, 'ann')).toBe('NONE');
  });

  it('for a password are not there to find out what a stranger’s password is', async () => {
    const secret = secretOf(await make(ann, 'guess'));
    await app.sql(`update clients set grants = '{password}' where id = 'guess'`);
    const client = { id: 'guess', secret, known: false };
    const answers = await Promise.all(
      [goodPassword, 'wrong'].map((password) =>
        app.internalApi.grantForPassword({ client, username: 'bob', password, scopes: [] }),
      ),
    );
    expect(answers.map(({ rejection }) => rejection)).toEqual(['CLIENT', 'CLIENT']);
  });
});

describe('A deleted client', () => {
  const path = `${clients}/gone`;
  const makeDeleted = async (id: string) => {
    await make(ann, id, { scope: ['profile', 'apps'] });
    const at = `${clients}/${id}`;
    await app.call('PATCH', at, { as: admin, body: { accepted: true, official: true } });
    expect(await app.call('DELETE', at, { as: ann })).toMatchObject({ status: 204 });
  };
  beforeAll(() => makeDeleted('gone'));

  it('keeps its name reserved, so that no other client inherits its consents', async () => {
    for (const as of [ann, bob, admin])
      expect(await make(as, 'gone')).toMatchObject({
        status: 409,
        body: { error: 'Client gone already exists' },
      });
  });

  it('is not found any more, and its secret is forgotten', async () => {
    for (const as of [ann, admin]) {
      expect((await app.call('GET', clients, { as })).text).not.toContain('"gone"');
      for (const [method, body] of [['GET'], ['PATCH', {}], ['DELETE']] as const)
        expect(await app.call(method, path, { as, body })).toMatchObject({ status: 404 });
    }
    expect(await app.sql(`select secret_digest, owner_id from clients where id = 'gone'`)).toEqual([
      { secret_digest: null, owner_id: null },
    ]);
  });

  it('gets no tokens from a release that does not know of deletions', async () =>
    expect(await app.sql(`select is_rejected, is_official from clients where id = 'gone'`)).toEqual([
      { is_rejected: true, is_official: false },
    ]));

  it('is unknown, whatever such a release makes of it', async () => {
    await makeDeleted('made-again');
    await app.sql(
      `update clients set is_accepted = true, is_rejected = false, is_official = true, grants = '{password,authorization_code}'
        where id = 'made-again'`,
    );
    const client = { id: 'made-again', secret: '', known: true };
    const person = { client, username: 'ann', password: goodPassword, scopes: [] };
    await app.ownerOf('my-app', 'ann');
    const key = await app.accessKey(await app.login('ann'), 'my-app', ['devices']);
    expect([
      await grant('made-again', '', 'ann'),
      (await app.internalApi.grantForPassword(person)).rejection,
      (await app.internalApi.grantForAccessKey({ client, app_id: 'my-app', key })).rejection,
    ]).toEqual(['CLIENT', 'CLIENT', 'CLIENT']);
    expect((await app.internalApi.describeClients({ ids: ['made-again'] })).clients).toEqual([]);
    // Revoked, as soon as that is heard of.
    const as = await through('made-again', 'admin');
    expect([401, 403]).toContain((await app.call('GET', '/api/v2/users', { as })).status);
  });
});
