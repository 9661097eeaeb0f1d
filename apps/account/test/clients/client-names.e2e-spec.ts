import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Account } from '../support/account.js';

let app: Account;
beforeAll(async () => {
  app = await Account.start();
});
afterAll(() => app.stop());

const clients = '/api/v2/clients';
const make = (as: string, name: string) =>
  app.call('POST', clients, { as, body: { name, scope: ['profile'], uri: 'https://app.example/back' } });
const makeAndDelete = async (as: string, name: string) => {
  const made = await make(as, name);
  await app.call('DELETE', `${clients}/${name}`, { as });
  return made;
};
/** As if somebody had made and deleted so many. */
const deletedOf = (username: string, count: number) =>
  app.sql(
    `with gone as (
       insert into clients (id, is_public, is_rejected, deleted, name, redirect_uris, grants, scopes)
       select 'gone' || n, true, true, now(), 'x', '{}', '{}', '{}' from generate_series(1, ${count}) n returning id)
     insert into audit_log (kind, entity_id, action, user_id, actor, details)
     select 'clients', gone.id, 'client.created', u.id, u.username, '{}' from gone, users u where u.username = $1`,
    [username],
  );

it('Names of deleted clients count towards the limit of their creator until the clients are purged', async () => {
  const [admin, ann, bob] = [await app.user('admin'), await app.user('ann'), await app.user('bob')];
  await deletedOf('ann', 999);
  expect(await makeAndDelete(ann, 'last-one')).toMatchObject({ status: 201 });
  expect(await makeAndDelete(ann, 'too-many')).toMatchObject({
    status: 400,
    body: {
      error: 'Clients not valid: a user has at most 1000 deleted ones, until an administrator purges them',
    },
  });
  for (const [as, name] of [
    [bob, 'of-bob'],
    [admin, 'of-admin'],
  ] as const)
    expect(await makeAndDelete(as, name)).toMatchObject({ status: 201 });
  await app.admin('client', 'purge', 'gone7', '--now');
  expect(await make(ann, 'one-more')).toMatchObject({ status: 201 });
});
