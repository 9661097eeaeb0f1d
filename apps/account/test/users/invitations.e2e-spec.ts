import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Account } from '../support/account.js';
import { Production } from '../support/production.js';

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

beforeEach(() => {
  count += 1;
  ann = `ann-${count}`;
});

const details = async (username: string) =>
  (await production.byRoot('GET', `/api/v2/users/${username}`)).body;

describe('An invitation', () => {
  const email = () => `${ann}@example.com`;

  it('is mailed, lets one person register, and verifies the address', async () => {
    const made = await production.invite({ email: email() });
    expect(made).toMatchObject({
      status: 201,
      body: { email: email(), invited_by: 'root', administrator: false },
    });
    expect(made.text).not.toContain(production.lastSecret);
    expect(app.tokens.invited.at(-1)).toMatchObject({ email: email(), invited_by: 'root', is_mailed: true });
    const described = await app.internalApi.describeRegistration({ invitation: production.lastSecret });
    expect(described).toMatchObject({ mode: 'invitation', invited: true, email: email() });
    expect(described).toMatchObject({ makes_administrator: false, shortest_password: 8 });
    expect((await production.register(ann, { invitation: production.lastSecret })).body).toMatchObject({
      email_verified: true,
    });
    const error = 'Invitation not valid: it was used, has expired or was withdrawn';
    const again = await production.register(`${ann}-2`, {
      invitation: production.lastSecret,
      email: email(),
    });
    expect(again).toMatchObject({ status: 400, body: { error } });
    expect(await production.register(`${ann}-3`, {})).toMatchObject({
      status: 403,
      body: { error: 'permission denied: registration needs an invitation' },
    });
  });

  it('is for its address only', async () => {
    await production.invite({ email: email() });
    const answer = await production.register(ann, {
      invitation: production.lastSecret,
      email: 'other@example.com',
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: 'Email not valid: should be the address that was invited' },
    });
    expect((await production.register(ann, { invitation: production.lastSecret })).status).toBe(201);
  });

  it('that is not mailed comes with its link, for any address, and verifies none', async () => {
    const { body } = await production.invite({ mail: false });
    expect(body).toMatchObject({ email: null, link: expect.stringContaining(production.lastSecret) });
    expect((await production.register(ann, { invitation: production.lastSecret })).body).toMatchObject({
      email_verified: false,
    });
    expect(await production.invite({})).toMatchObject({
      status: 400,
      body: { error: 'Email not valid: is needed for an invitation that is mailed' },
    });
  });

  it('ends with its time, and when it is withdrawn', async () => {
    const first = (await production.invite({ email: email(), seconds: 60 })).body as { id: string };
    await app.sql(`update invitations set expires = now() where id = $1`, [first.id]);
    expect((await production.register(ann, { invitation: production.lastSecret })).status).toBe(400);
    const second = (await production.invite({ email: email() })).body as { id: string };
    const list = (await app.call('GET', '/api/v2/invitations', { as: root })).body as { id: string }[];
    expect(list.map(({ id }) => id)).toContain(second.id);
    expect(list.map(({ id }) => id)).not.toContain(first.id);
    const third = (await production.invite({ email: `z-${email()}` })).body as { id: string; email: string };
    const found = `/api/v2/invitations?search=${third.email}&sort=-email`;
    expect((await app.call('GET', found, { as: root })).body).toMatchObject([{ id: third.id }]);
    const withdraw = () => app.call('DELETE', `/api/v2/invitations/${second.id}`, { as: root });
    expect([(await withdraw()).status, (await withdraw()).status]).toEqual([204, 404]);
    expect((await production.register(ann, { invitation: production.lastSecret })).status).toBe(400);
  });

  it('is used once, also with concurrent requests', async () => {
    await production.invite({ mail: false });
    const both = [`${ann}-a`, `${ann}-b`].map((name) =>
      production.register(name, { invitation: production.lastSecret }),
    );
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([201, 400]);
  });

  it('makes an administrator, as long as the inviting user still is one', async () => {
    await production.invite({ email: email(), administrator: true });
    expect((await production.register(ann, { invitation: production.lastSecret })).body).toMatchObject({
      administrator: true,
    });
    const other = `${ann}-other`;
    await production.invite({ mail: false, administrator: true }, await production.token(ann));
    await app.call('PATCH', `/api/v2/users/${ann}`, { as: root, body: { administrator: false } });
    expect((await production.register(other, { invitation: production.lastSecret })).body).toMatchObject({
      administrator: false,
    });
  });

  it('gives rights that the inviting user holds then and now', async () => {
    const id = `app-${count}`;
    const as = root;
    await app.call('POST', '/api/v2/applications', { as, body: { id, name: 'Mine' } });
    const rights = [{ kind: 'apps', id, rights: ['messages:up:r', 'devices'] }];
    await production.invite({ email: email(), rights });
    await production.register(ann, { invitation: production.lastSecret });
    expect(await details(ann)).toMatchObject({ shares: [{ kind: 'apps', id, rights: rights[0]?.rights }] });

    const late = `${ann}-late`;
    await production.invite({ mail: false, rights });
    await app.sql(`update collaborators set rights = '{settings}' where entity_id = $1 and user_id = $2`, [
      id,
      (await production.logIn('root')).user_id,
    ]);
    await production.register(late, { invitation: production.lastSecret });
    expect(await details(late)).toMatchObject({ shares: [] });
    const denied = await production.invite({
      mail: false,
      rights: [{ kind: 'apps', id, rights: ['delete'] }],
    });
    expect(denied).toMatchObject({
      status: 403,
      body: { error: expect.stringContaining('No right "delete"') },
    });
    const unknown = await production.invite({
      mail: false,
      rights: [{ kind: 'apps', id: 'none', rights: ['delete'] }],
    });
    expect(unknown.status).toBe(403);
  });

  it('gives rights on a gateway that the inviting user holds', async () => {
    const id = `gateway-${count}`;
    const body = { id, frequency_plan: 'EU_863_870' };
    expect((await app.call('POST', '/api/v2/gateways', { as: root, body })).status).toBe(201);
    const rights = [{ kind: 'gateways', id, rights: ['gateway:status', 'gateway:location'] }];
    expect((await production.invite({ email: email(), rights })).status).toBe(201);
    await production.register(ann, { invitation: production.lastSecret });
    expect(await details(ann)).toMatchObject({ shares: rights });
    const as = await production.token(ann, `gateways:${id}`);
    expect((await app.call('DELETE', `/api/v2/gateways/${id}`, { as })).status).toBe(403);

    await app.sql(
      `update collaborators set rights = '{gateway:status,gateway:collaborators}' where entity_id = $1`,
      [id],
    );
    expect(await production.invite({ mail: false, rights })).toMatchObject({
      status: 403,
      body: { error: expect.stringMatching(/No right ".*gateway:location" to give away/) },
    });
    const wrongKind = [{ kind: 'gateways', id, rights: ['devices'] }];
    expect((await production.invite({ mail: false, rights: wrongKind })).status).toBe(400);
  });

  it('gives memberships that the inviting user may give then and now', async () => {
    const id = `org-${count}`;
    const as = await production.token('root', 'organizations');
    await app.call('POST', '/api/v2/organizations', { as, body: { id, name: 'Acme' } });
    const organizations = [{ id, role: 'developer' }];
    expect(await production.invite({ email: email(), organizations })).toMatchObject({
      body: { organizations: [{ id, role: 'developer' }] },
    });
    await production.register(ann, { invitation: production.lastSecret });
    const members = async () => (await app.call('GET', `/api/v2/organizations/${id}/members`, { as })).body;
    expect(await members()).toMatchObject([{ username: 'root' }, { username: ann, role: 'developer' }]);

    await production.invite({ mail: false, organizations });
    await app.call('PUT', `/api/v2/organizations/${id}/members/${ann}`, { as, body: { role: 'owner' } });
    await app.call('PUT', `/api/v2/organizations/${id}/members/root`, { as, body: { role: 'viewer' } });
    await production.register(`${ann}-late`, { invitation: production.lastSecret });
    expect(await members()).toMatchObject([{ username: 'root' }, { username: ann }]);
    for (const wanted of [organizations, [{ id: 'none', role: 'viewer' }]])
      expect(await production.invite({ mail: false, organizations: wanted })).toMatchObject({
        status: 403,
        body: { error: expect.stringContaining('No "organization:members" rights to Organization') },
      });
  });

  it('is not made for an address that a user has verified', async () => {
    expect((await production.invite({ email: 'ROOT@example.com' })).status).toBe(409);
  });
});
