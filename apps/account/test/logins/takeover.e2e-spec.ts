import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SecondFactorsClient } from '@fieldpost/internal-clients';
import { type Account, secret } from '../support/account.js';
import { codeOf, proofOf } from '../support/authenticator.js';
import { addPasskey } from '../support/passkey.js';
import { Production } from '../support/production.js';
import { makeAdministrator } from '../support/make-administrator.js';

/** Attempts to take over an account, or to come back to one, that have no test beside the rule which stops them. */
let production: Production;
let app: Account;
let factors: SecondFactorsClient;
let count = 0;
/** A user of this test alone. */
let ann: string;
let userId: string;

beforeAll(async () => {
  production = await Production.start();
  ({ app } = production);
  factors = new SecondFactorsClient(app.internalAddress, secret);
  await production.setPolicy({ mode: 'open' });
});
afterAll(async () => {
  factors.onModuleDestroy();
  await app.stop();
});
beforeEach(async () => {
  count += 1;
  ann = `ann-${count}`;
  await production.register(ann);
  userId = (await production.logIn(ann)).user_id;
});

const proof = () => proofOf(userId);
const startApp = () => factors.startTotp({ user_id: userId, issuer: 'Fieldpost' });
const confirmApp = ({ id, secret: key }: { readonly id: string; readonly secret: string }) =>
  factors.confirmTotp({ proof: proof(), id, name: 'phone', code: codeOf(key) });
const validAfter = async () => {
  const [user] = await app.sql<{ after: number | null }>(
    'select extract(epoch from valid_after)::float8 as after from users where id = $1',
    [userId],
  );
  return user?.after ?? 0;
};
const sharesOf = async (username: string) =>
  (await production.byRoot('GET', `/api/v2/users/${username}`)).body as { readonly shares: unknown };

describe('An invitation of an administrator', () => {
  const rights = () => [{ kind: 'apps', id: `app-${count}`, rights: ['messages:up:r'] }];
  const createApp = (as: string) =>
    app.call('POST', '/api/v2/applications', { as, body: { id: `app-${count}`, name: 'Mine' } });

  it('grants nothing after the administrator was banned', async () => {
    await makeAdministrator(app, ann);
    const as = await production.token(ann);
    await createApp(as);
    expect((await production.invite({ mail: false, rights: rights() }, as)).status).toBe(201);
    await production.byRoot('PATCH', `/api/v2/users/${ann}`, { body: { banned: true } });
    const again = `${ann}-again`;
    expect((await production.register(again, { invitation: production.lastSecret })).status).toBe(201);
    expect(await sharesOf(again)).toMatchObject({ shares: [] });
  });

  it('shares only what the administrator may share', async () => {
    await createApp(production.root);
    await makeAdministrator(app, ann);
    const setRights = (list: string[]) =>
      app.sql(
        `insert into collaborators (kind, entity_id, user_id, rights) values ('apps', $1, $2, $3)
         on conflict (kind, entity_id, user_id) do update set rights = excluded.rights`,
        [`app-${count}`, userId, list],
      );
    await setRights(['messages:up:r']);
    const as = await production.token(ann);
    expect(await production.invite({ mail: false, rights: rights() }, as)).toMatchObject({
      status: 403,
      body: { error: expect.stringContaining('No right "collaborators"') },
    });
    await setRights(['messages:up:r', 'collaborators']);
    expect((await production.invite({ mail: false, rights: rights() }, as)).status).toBe(201);
    await setRights(['messages:up:r']);
    await production.register(`${ann}-2`, { invitation: production.lastSecret });
    expect(await sharesOf(`${ann}-2`)).toMatchObject({ shares: [] });
  });
});

describe('A second factor that an attacker with the password has started to add', () => {
  it('is void once the password was changed', async () => {
    const ofThief = await startApp();
    await app.sql('update users set email_valid = true where id = $1', [userId]);
    const { token } = await app.internalApi.startPasswordReset({ login: ann });
    await app.internalApi.resetPassword({ token, password: 'seven silent routers' });
    expect(await confirmApp(ofThief)).toMatchObject({ field: 'factor' });
  });

  it('is void once the operator has set a password, and app passwords are', async () => {
    const ofThief = await startApp();
    await factors.addAppPassword({ proof: proof(), name: 'x', scopes: ['profile'] });
    await app.adminWithInput('seven silent routers\n', 'user', 'set-password', ann);
    expect(await confirmApp(ofThief)).toMatchObject({ field: 'factor' });
    expect(await factors.describeSecondFactors({ user_id: userId })).toMatchObject({
      factors: [],
      app_passwords: [],
    });
  });

  it('is void once the user has added one', async () => {
    const ofThief = await startApp();
    const setConfirmed = (is: boolean) =>
      app.sql('update second_factors set is_confirmed = $2 where id = $1', [ofThief.id, is]);
    // Started at the same moment, so that neither replaces the other.
    await setConfirmed(true);
    const own = await startApp();
    await setConfirmed(false);
    expect(await confirmApp(own)).toMatchObject({ problem: '' });
    expect(await confirmApp(ofThief)).toMatchObject({ field: 'factor' });
  });
});

describe('The link that undoes a change of the address', () => {
  const days = (count: number) => count * 86_400;
  const age = (table: string, seconds: number) =>
    app.sql(`update ${table} set created = created - make_interval(secs => $2) where user_id = $1`, [
      userId,
      seconds,
    ]);
  /** A change of the address by an attacker with the password, and its undoing by the owner. */
  async function changeAndUndo(): Promise<void> {
    await app.sql('update users set email_valid = true where id = $1', [userId]);
    const { email_change } = await app.internalApi.changeProfile({
      ...{ user_id: userId, email: `thief-${ann}@example.com`, first_name: '', last_name: '' },
      ...{ logged_in_at: Math.floor(Date.now() / 1000), second_factor: true },
    });
    const token = email_change?.undo_token ?? '';
    const undone = await app.internalApi.undoEmailChange({ token, password: 'nine silent gateways' });
    expect(undone).toMatchObject({ problem: '' });
  }
  const left = () => factors.describeSecondFactors({ user_id: userId });

  it('removes what an attacker has added in the seven days before: factors, passkeys and recovery codes', async () => {
    await confirmApp(await startApp());
    await addPasskey(factors, userId);
    for (const table of ['second_factors', 'passkeys', 'recovery_codes']) await age(table, days(6));
    await changeAndUndo();
    expect(await left()).toMatchObject({ factors: [], passkeys: [], recovery_codes: 0 });
  });

  it('keeps older factors, but no recovery codes that were renewed since', async () => {
    await confirmApp(await startApp());
    await addPasskey(factors, userId);
    for (const table of ['second_factors', 'passkeys', 'recovery_codes']) await age(table, days(8));
    const { recovery_codes: [stolen = ''] = [] } = await factors.renewRecoveryCodes({ proof: proof() });
    await changeAndUndo();
    expect(await factors.checkSecondFactor({ user_id: userId, code: stolen })).toMatchObject({
      right: false,
    });
    const { factors: apps, passkeys, recovery_codes } = await left();
    expect([apps.length, passkeys.length, recovery_codes]).toEqual([1, 1, 0]);
  });
});

describe('Sessions and tokens from before a second factor was needed', () => {
  it('are not valid again once the user has added one', async () => {
    expect(await validAfter()).toBe(0);
    await makeAdministrator(app, ann);
    expect(await app.internalApi.describeUser({ user_id: userId })).toMatchObject({ rejection: 'USER' });
    const added = await confirmApp(await startApp());
    expect(await validAfter()).toBeGreaterThan(Date.now() / 1000 - 60);
    expect(Number(added.valid_after)).toBe(await validAfter());
  });

  it('end where none is needed, too, once the user has added one', async () => {
    expect(await validAfter()).toBe(0);
    const added = await confirmApp(await startApp());
    expect(await validAfter()).toBeGreaterThan(Date.now() / 1000 - 60);
    expect(Number(added.valid_after)).toBe(await validAfter());
  });
});
