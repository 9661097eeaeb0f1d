import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Account, goodPassword } from '../support/account.js';
import { idOf, verificationToken, verifiedUser } from '../support/verified-users.js';

let app: Account;
let count = 0;

/** A user of this test alone, whose address is verified. */
let name: string;
let userId: string;
let as: string;
const me = '/api/v2/users/me';

beforeAll(async () => {
  app = await Account.start();
  await app.register('admin');
});
afterAll(() => app.stop());

beforeEach(async () => {
  count += 1;
  ({ name, userId, as } = await verifiedUser(app, `eva-${count}`));
});

const changeTo = (email: string) =>
  app.call('PATCH', me, { as, body: { email, old_password: goodPassword } });
const profile = async () => (await app.internalApi.describeUser({ user_id: userId })).profile;
const linkFor = (id = userId) => verificationToken(app, id);
const verify = (token: string) => app.internalApi.verifyEmail({ token });
const notGood = { problem: expect.stringMatching(/^Link not valid: /), field: 'link' };

describe('An e-mail address that two users have entered', () => {
  const shared = () => `shared-${count}@example.com`;
  const register = (username: string, email: string) =>
    app.call('POST', '/api/v2/users', { body: { username, email, password: goodPassword } });

  it('gets the same response to a registration as any other, and its owner gets the mail', async () => {
    const taken = await register(`new-${name}`, `${name.toUpperCase()}@example.com`);
    const free = await register(`newer-${name}`, shared());
    expect([taken.status, free.status]).toEqual([201, 201]);
    const fields = { email_verified: false, name: null, administrator: false };
    expect(taken.body).toEqual({
      ...fields,
      username: `new-${name}`,
      email: `${name.toUpperCase()}@example.com`,
    });
    const link = await app.internalApi.startEmailVerification({ user_id: await idOf(app, `new-${name}`) });
    expect(link).toMatchObject({ taken: true, token: '', username: name });
    await expect(app.login(`new-${name}`)).resolves.toMatch(/^Bearer /);
    expect(
      await app.internalApi.authenticateUser({ username: `${name}@example.com`, password: goodPassword }),
    ).toMatchObject({ user_id: userId });
  });

  it('belongs to the user who verifies it first', async () => {
    await app.user(`other-${name}`);
    const other = await idOf(app, `other-${name}`);
    await app.sql('update users set email_valid = true where id = $1', [other]);
    const others = { as: await app.login(`other-${name}`) };
    expect(await changeTo(shared())).toMatchObject({ status: 204 });
    const body = { email: shared(), old_password: goodPassword };
    expect(await app.call('PATCH', me, { ...others, body })).toMatchObject({ status: 204 });
    const [mine, theirs] = [await linkFor(), await linkFor(other)];
    expect(await verify(theirs)).toMatchObject({ problem: '', email: shared() });
    expect(await verify(mine)).toMatchObject(notGood);
    expect(await profile()).toMatchObject({ email: `${name}@example.com`, valid: true });
  });

  it('logs in neither user before one has verified it', async () => {
    await register(`one-${name}`, shared());
    const logIn = () => app.internalApi.authenticateUser({ username: shared(), password: goodPassword });
    expect(await logIn()).toMatchObject({ rejection: 'NONE' });
    await register(`two-${name}`, shared());
    expect(await logIn()).toMatchObject({ rejection: 'USER' });
    await verify(await linkFor(await idOf(app, `two-${name}`)));
    expect(await logIn()).toMatchObject({ user_id: await idOf(app, `two-${name}`) });
  });
});
