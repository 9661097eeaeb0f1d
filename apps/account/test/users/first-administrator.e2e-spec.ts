import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '@fieldpost/testing';
import { Account, goodPassword } from '../support/account.js';

let app: Account;
let link: string;
beforeAll(async () => {
  const mode = { FIELDPOST_MODE: 'production', ACCOUNT_REGISTRATION: 'open' };
  app = await Account.start({ ...mode, FIELDPOST_LOG_LEVEL: 'info' });
});
afterAll(() => app.stop());

const linksInLog = (): readonly string[] =>
  [
    ...app.log.matchAll(/"link":"https:\/\/fieldpost\.example\/users\/register\?invitation=([\w-]{43})"/g),
  ].map(([, secret = '']) => secret);

/** The secret of the link that account logs when it is started again. */
async function linkOfNewStart(): Promise<string> {
  await app.restart({});
  await until('the link in the log', () => linksInLog().length === 1);
  return linksInLog()[0] ?? '';
}

const register = (username: string, invitation?: string) => {
  const person = { username, email: `${username}@example.com`, password: goodPassword };
  return app.call('POST', '/api/v2/users', { body: { ...person, ...(invitation && { invitation }) } });
};
const rejected = {
  status: 400,
  body: { error: 'Invitation not valid: it was used, has expired or was withdrawn' },
};
const administrators = async () =>
  (await app.sql<{ username: string }>('select username from users where is_admin')).map(
    ({ username }) => username,
  );
const isInvitation = async (invitation: string) =>
  (await app.internalApi.describeRegistration({ invitation })).invited;

describe('The link for the first administrator', () => {
  beforeEach(async () => {
    await app.sql('delete from users');
    link = await linkOfNewStart();
  });

  it('does not help a stranger who registers first, or who guesses', async () => {
    expect((await register('first')).body).toMatchObject({ administrator: false });
    expect(await register('guest', 'x'.repeat(43))).toMatchObject(rejected);
    expect(await administrators()).toEqual([]);
    expect((await register('root', link)).body).toMatchObject({ administrator: true, email_verified: false });
  });

  it('is the only page that says so', async () => {
    const described = (invitation: string) => app.internalApi.describeRegistration({ invitation });
    expect(await described(link)).toMatchObject({ makes_administrator: true, shortest_password: 8 });
    expect(await described('')).toMatchObject({ makes_administrator: false });
    await app.restart({ FIELDPOST_MODE: 'development', ACCOUNT_PASSWORD_MIN_LENGTH: '12' });
    expect(await described('')).toMatchObject({ makes_administrator: true, shortest_password: 12 });
    expect((await register('first')).body).toMatchObject({ administrator: true });
    expect(await described('')).toMatchObject({ makes_administrator: false });
  });

  it('is stored as a digest only, and ends after an hour', async () => {
    const [stored] = await app.sql<{ all: string; minutes: number }>(
      `select i::text as all, round(extract(epoch from expires - created) / 60)::int as minutes
         from invitations i order by created desc limit 1`,
    );
    expect([stored?.minutes, stored?.all.includes(link)]).toEqual([60, false]);
    expect(await isInvitation(link)).toBe(true);
    await app.sql('update invitations set expires = now()');
    expect(await isInvitation(link)).toBe(false);
    expect(await register('late', link)).toMatchObject(rejected);
  });

  it('makes one administrator, also of those who use links of several starts at the same time', async () => {
    const both = [link, await linkOfNewStart()];
    const made = await Promise.all(both.map((secret, n) => register(`root-${n}`, secret)));
    expect(made.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(await administrators()).toHaveLength(1);
  });

  it('works once, and no other is logged or works once there is an administrator', async () => {
    const other = await linkOfNewStart();
    expect((await register('root', link)).status).toBe(201);
    for (const secret of [link, other]) {
      expect(await isInvitation(secret)).toBe(false);
      expect(await register('second', secret)).toMatchObject(rejected);
    }
    expect(await administrators()).toEqual(['root']);
    await app.restart({});
    await until('that there is one in the log', () => app.log.includes('there is an administrator'));
    expect(linksInLog()).toEqual([]);
  });

  it('leaves a warning and an entry in the audit log when it is used', async () => {
    await register('root', link);
    const [{ id = '' } = {}] = await app.sql<{ id: string }>('select id from users');
    const warning = `user ${id} became the first administrator`;
    await until('the warning', () => app.log.includes(warning));
    expect(
      await app.sql(
        `select action, details->'administrator' as administrator from audit_log where entity_id = $1`,
        [id],
      ),
    ).toContainEqual({ action: 'invitation.accepted', administrator: true });
  });
});
