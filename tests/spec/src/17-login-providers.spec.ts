import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountClient, bearer, Browser, formOf, headingOf, type Seen, until } from '@fieldpost/testing';
import { LoginProvider } from '@fieldpost/testing/login-provider';
import { administer, createAdministrator } from './administrator.js';
import { runningSuite } from './running-suite.js';

const suffix = randomBytes(4).toString('hex');
const password = 'a long enough one 17';
const domain = `${suffix}.example`;
const addressOf = (name: string) => `${name}@${domain}`;

let dataDir: string;
let site: string;
/** Responsible for the addresses of the domain, and an outside one that is not. */
let company: CompanyProvider;
let outside: CompanyProvider;

/** What the provider says about the person who logs in next. */
class CompanyProvider extends LoginProvider {
  person = { sub: 'nobody', email: '', email_verified: false };

  constructor(readonly id: string) {
    super(`${site}/users/login/providers/${id}/callback`, {
      logIn: () => this.person.sub,
      claimsOf: (sub) => ({ preferred_username: sub, ...this.person }),
    });
  }
}

beforeAll(async () => {
  ({ dataDir } = runningSuite());
  site = runningSuite().addresses.account;
  await createAdministrator(dataDir, personOf('chief'));
  const root = await apiOf(`chief-${suffix}`);
  company = await addProvider(root, `company-${suffix}`, [domain]);
  outside = await addProvider(root, `outside-${suffix}`, []);
  for (const name of ['ann', 'bob', 'carl']) await new AccountClient(site).register(personOf(name));
  for (const name of ['ann', 'carl']) await admin('user', 'verify-email', personOf(name).username);
  const isOffered = async () => (await new Browser(() => site).get('/users/login')).text.includes(outside.id);
  await until('the providers on the login page', isOffered, 60_000);
});
afterAll(() => {
  for (const provider of [company, outside]) provider.stop();
});

const personOf = (name: string) => ({
  username: `${name}-${suffix}`,
  email: addressOf(`${name}-${suffix}`),
  password,
});
const admin = (...command: string[]) => administer(dataDir, ...command);

async function apiOf(username: string): Promise<AccountClient> {
  const account = new AccountClient(site);
  return account.as(bearer(await account.passwordToken({ username, email: '', password }, ['profile'])));
}

async function addProvider(root: AccountClient, id: string, domains: string[]): Promise<CompanyProvider> {
  const provider = new CompanyProvider(id);
  await provider.start();
  const { url: issuer, clientId: client_id, clientSecret: client_secret } = provider;
  const settings = {
    id,
    name: id,
    issuer,
    client_id,
    client_secret,
    email_domains: domains,
    creates_users: true,
  };
  expect((await root.send('POST', '/api/v2/login-providers', settings)).status).toBe(201);
  return provider;
}

/** A new person at a provider, which says this about the person. */
const stranger = (email: string, isVerified: boolean) => ({
  sub: `stranger-${randomBytes(4).toString('hex')}`,
  email,
  email_verified: isVerified,
});

/** A login at the provider, up to the first page of the site. */
async function logInAt(
  provider: CompanyProvider,
  person: CompanyProvider['person'],
  { browser = new Browser(() => site), next = '/users' } = {},
): Promise<{ readonly browser: Browser; readonly seen: Seen }> {
  provider.person = person;
  const upstream = new Browser(() => provider.url);
  const start = await browser.get(`/users/login/providers/${provider.id}?${new URLSearchParams({ next })}`);
  let at = start.location;
  while (!at.startsWith(site)) at = new URL((await upstream.get(at)).location, at).href;
  return { browser, seen: await browser.follow(await browser.get(at.slice(site.length))) };
}

const userIn = async (browser: Browser): Promise<string> =>
  /You are logged in as ([\w-]+)\./.exec((await browser.get('/users')).text)?.[1] ?? '';

async function passwordLogin(name: string): Promise<Browser> {
  const browser = new Browser(() => site);
  const { username } = personOf(name);
  await browser.submit(formOf(await browser.get('/users/login?next=/users')), { username, password });
  expect(await userIn(browser)).toBe(username);
  return browser;
}
/** Whether no login of a provider is linked with the account. */
const hasNoLink = async (name: string) =>
  (await (await passwordLogin(name)).get('/users/linked-logins')).text.includes(
    'No login is linked with your account.',
  );
const mailsTo = (address: string) =>
  readFileSync(join(dataDir, 'logs', 'oauth.log'), 'utf8')
    .split('\n')
    .filter((line) => line.includes(`"to":"${address}"`) && line.includes('linked-logins'));

describe('A login provider that says the address of another account', () => {
  it('gives no access to it while it does not assert the address', async () => {
    const { browser, seen } = await logInAt(company, stranger(personOf('ann').email, false));
    expect([seen.status, await userIn(browser)]).toEqual([403, '']);
    const other = await logInAt(outside, stranger(personOf('ann').email, false));
    expect(headingOf(other.seen)).toBe('Your first login here');
    await other.browser.submit(formOf(other.seen), {});
    expect(await userIn(other.browser)).toMatch(/^stranger-/);
    expect(await hasNoLink('ann')).toBe(true);
  });

  it('gives no access to it when it asserts an address that is not of its domains', async () => {
    const { browser, seen } = await logInAt(outside, stranger(personOf('ann').email, true));
    expect([headingOf(seen), await userIn(browser)]).toEqual(['Your first login here', '']);
    expect(seen.text).not.toContain('<form');
    expect(await hasNoLink('ann')).toBe(true);
  });

  it('gives an account with it in advance to nobody else: its owner gets an own one at the responsible provider', async () => {
    const email = addressOf(`dora-${suffix}`);
    const inAdvance = await logInAt(outside, stranger(email, true));
    const ofStranger = await userIn(inAdvance.browser);
    expect(ofStranger).toMatch(/^stranger-/);
    const own = await logInAt(company, stranger(email, true));
    expect(await userIn(own.browser)).toMatch(/^stranger-/);
    expect(await userIn(own.browser)).not.toBe(ofStranger);
  });

  it('gives no access to a user who has not verified the address, nor to an administrator', async () => {
    const made = await logInAt(company, stranger(personOf('bob').email, true));
    expect(await userIn(made.browser)).toMatch(/^stranger-/);
    expect(await hasNoLink('bob')).toBe(true);
    const chief = await logInAt(company, stranger(addressOf(`chief-${suffix}`), true));
    expect([headingOf(chief.seen), await userIn(chief.browser)]).toEqual(['Your first login here', '']);
  });

  it('is linked with it when it asserts the verified address, one person alone, and the user gets a mail', async () => {
    const { username, email } = personOf('ann');
    const colleague = stranger(email, true);
    const { browser } = await logInAt(company, colleague);
    expect(await userIn(browser)).toBe(username);
    await until('the mail about the link', () => mailsTo(email).length > 0);
    const second = await logInAt(company, stranger(email, true));
    expect([headingOf(second.seen), await userIn(second.browser)]).toEqual(['Your first login here', '']);
    const again = await logInAt(company, {
      ...colleague,
      email: addressOf('renamed'),
      email_verified: false,
    });
    expect(await userIn(again.browser)).toBe(username);
  });
});

describe('A user who has logged in with the password', () => {
  it('links a login with a click, and not before', async () => {
    const browser = await passwordLogin('carl');
    const person = stranger(addressOf('elsewhere'), false);
    const { seen } = await logInAt(outside, person, { browser, next: '/users/linked-logins' });
    expect(headingOf(seen)).toBe('Link this login?');
    const before = await logInAt(outside, person);
    expect([headingOf(before.seen), await userIn(before.browser)]).toEqual(['Your first login here', '']);
    await browser.submit(formOf(seen), { decision: 'yes' });
    expect(await userIn((await logInAt(outside, person)).browser)).toBe(personOf('carl').username);
  });
});
