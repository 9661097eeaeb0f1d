import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@fieldpost/testing';
import { Account } from '../support/account.js';
import { Organizations, organizations as path } from '../support/organizations.js';

let app: Account;
let teams: Organizations;
let named = 0;
beforeAll(async () => {
  app = await Account.start();
  teams = new Organizations(app);
  for (const name of ['ann', 'mallory']) await app.register(name);
  await teams.create('acme', 'ann');
});
afterAll(() => app.stop());

/** A user who is in no organization. */
async function stranger({ isVerified = true } = {}): Promise<string> {
  const name = `stranger-${(named += 1)}`;
  await app.register(name);
  await app.sql('update users set email_valid = $2 where username = $1', [name, isVerified]);
  return name;
}
const add = (username: string, organization = 'acme', by = 'ann') =>
  teams.member(organization, by, username, { role: 'viewer' });
const mailsTo = (username: string) => app.tokens.memberships.filter((mail) => mail.username === username);

describe('A user whom a member adds', () => {
  it('gets one mail that says who added them to which organization', async () => {
    const eve = await stranger();
    await add(eve);
    await until('the mail', () => mailsTo(eve).length > 0);
    expect(mailsTo(eve)).toEqual([
      { username: eve, email: `${eve}@example.com`, organization: 'acme', added_by: 'ann' },
    ]);
    await teams.member('acme', 'ann', eve, { role: 'developer' });
    const other = await stranger();
    await add(other);
    await until('the next mail', () => mailsTo(other).length > 0);
    expect(mailsTo(eve)).toHaveLength(1);
  });

  it('gets no mail at an address that is not verified', async () => {
    const [unverified, verified] = [await stranger({ isVerified: false }), await stranger()];
    await add(unverified);
    await add(verified);
    await until('the mail after it', () => mailsTo(verified).length > 0);
    expect(mailsTo(unverified)).toEqual([]);
  });

  it('leaves, and is not added again for a week', async () => {
    const eve = await stranger();
    await add(eve);
    expect((await teams.member('acme', eve, eve)).status).toBe(204);
    const error = `User ${eve} has left the organization, and can be added again 7 days later`;
    expect(await add(eve)).toMatchObject({ status: 409, body: { error } });
    await teams.create('elsewhere', 'mallory');
    expect((await add(eve, 'elsewhere', 'mallory')).status).toBe(201);
    await app.sql(`update former_members set at = now() - interval '8 days'`);
    expect((await add(eve)).status).toBe(201);
  });

  it('can be added again after another member has removed them', async () => {
    const eve = await stranger();
    await add(eve);
    await teams.member('acme', 'ann', eve);
    expect((await add(eve)).status).toBe(201);
  });
});

describe('The claim `groups` of a user', () => {
  const request = {
    client: { id: 'fieldpost-demo', secret: 'fieldpost-demo', known: false },
    password: 'three green antennas',
  };
  const groups = async (username: string, ...scopes: string[]) =>
    (await app.internalApi.grantForPassword({ ...request, username, scopes })).profile?.groups;

  it('names the organization and the role with the scope `groups`, as long as the user is a member', async () => {
    const gus = await stranger();
    const [id, other] = [`team-of-${gus}`, `other-of-${gus}`];
    for (const each of [id, other]) await teams.create(each, 'mallory');
    expect(await groups(gus, 'groups')).toEqual([]);
    await teams.member(id, 'mallory', gus, { role: 'viewer' });
    await teams.member(other, 'mallory', gus, { rights: ['devices'] });
    expect(await groups(gus, 'groups')).toEqual([id, `${id}:viewer`, other]);
    expect(await groups(gus, 'profile')).toEqual([]);
    await teams.member(id, 'mallory', gus, { role: 'manager' });
    await teams.member(other, 'mallory', gus);
    expect(await groups(gus, 'groups')).toEqual([id, `${id}:manager`]);
    await teams.member(id, 'mallory', gus);
    expect(await groups(gus, 'groups')).toEqual([]);
  });
});

describe('Strangers', () => {
  it('cannot use up the memberships of a user, who still creates organizations', async () => {
    const eve = await stranger();
    await app.sql(
      `with made as (insert into organizations (id, name) select 'flood-' || n, 'x' from generate_series(1, 50) n returning id)
       insert into organization_members (organization_id, user_id, role, rights)
       select made.id, u.id, 'viewer', '{devices}' from made, users u where u.username = $1`,
      [eve],
    );
    const error = `User ${eve} is in too many organizations to be added to another one`;
    expect(await add(eve)).toMatchObject({ status: 429, body: { error } });
    expect((await teams.create(`own-of-${eve}`, eve)).status).toBe(201);
  });

  it('add at most a hundred users a day to one organization', async () => {
    await teams.create('large-team', 'mallory');
    await app.sql(
      `with made as (
         insert into users (id, username, email, password_hash)
         select 'u_' || upper(md5(n::text)), 'large-team-' || n, 'large-team-' || n || '@example.com', 'none' from generate_series(1, 100) n returning id
       )
       insert into organization_members (organization_id, user_id, role, rights) select 'large-team', id, 'viewer', '{devices}' from made`,
    );
    const eve = await stranger();
    const error = 'Organization large-team has added 100 members today; continue tomorrow';
    expect(await add(eve, 'large-team', 'mallory')).toMatchObject({ status: 429, body: { error } });
    await app.sql(`update organization_members set added = now() - interval '2 days'`);
    expect((await add(eve, 'large-team', 'mallory')).status).toBe(201);
    expect((await app.call('GET', `${path}/large-team/members`, { as: await teams.token(eve) })).status).toBe(
      200,
    );
  });
});
