import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Account } from '../support/account.js';

let app: Account;
beforeAll(async () => {
  app = await Account.start();
});
afterAll(() => app.stop());

const names = ['root', 'ann', 'bob', 'carl'];
const changed = names.slice(1);

/** What the console shows for somebody who is signed in. */
async function signedIn(username: string): Promise<string> {
  await app.register(username);
  const [user] = await app.sql<{ id: string }>('select id from users where username = $1', [username]);
  return app.sign({ sub: user?.id, type: 'user', scope: ['profile', 'apps'], client: 'console' });
}

it('Administrators change users while users create entities at the same time, and no request is rejected because of another', async () => {
  const tokens: string[] = [];
  for (const name of names) tokens.push(await signedIn(name));
  const [root = ''] = tokens;
  const set = (name: string, administrator: boolean) =>
    app.call('PATCH', `/api/v2/users/${name}`, { as: root, body: { administrator } });
  const make = (as: string, id: string) =>
    app.call('POST', '/api/v2/applications', { as, body: { id, name: id } });
  const round = (n: number) =>
    tokens.flatMap((as, by) => [
      ...changed.map((name) => set(name, (n + by) % 2 === 0)),
      make(as, `app-${n}-${by}`),
    ]);
  const seen = new Set<number>();
  for (let n = 0; n < 20; n += 1) for (const { status } of await Promise.all(round(n))) seen.add(status);
  expect(seen).toEqual(new Set([201, 204]));
});
