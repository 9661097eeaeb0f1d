import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Browser, CertificateAuthority, formOf, type Seen, until } from '@fieldpost/testing';
import { Secret, TOTP } from 'otpauth';
import { visits } from '../load/visits.js';
import { measureDuring } from '../measure/measure.js';
import type { Row, RunContext, Table } from '../measure/run.js';
import { startProgram } from '../programs/start-program.js';
import { addCompany, addPeople, company, password, userNameOf } from '../suite/population.js';
import { type Stack, startStack } from '../suite/stack.js';

const publicUrl = 'https://fieldpost.example';
const loginPath = `/users/login/providers/${company.id}`;
const atOnce = 4;
/** People with a password only, and people who have an authenticator app too: more than log in while a code is valid. */
const plain = { from: 100_000, to: 101_000 };
const withApp = { from: 200_000, to: 203_000 };
const secret = new Secret({ size: 20 });
const totp = new TOTP({ secret });

/** Logins of people at the website: with a password, with a second factor, and through the login provider of a company. */
export async function websiteLogins(context: RunContext): Promise<Table> {
  const authority = await CertificateAuthority.make();
  const stack = await startWithProvider(context, authority);
  await addPeople(stack.database, { ...withApp, totpSecret: secret.base32 }, stack);
  const open = (index: number) => browserOf(stack, index);
  const row = async (name: string, visit: (index: number) => Promise<void>, is: Row['is']): Promise<Row> => {
    context.say(`logins at the website: ${name}`);
    const { warmUpMs, measureMs } = context;
    const run = { visit, atOnce, warmUpMs, measureMs };
    const measured = await measureDuring((start, end) => visits(run, start, end), stack.served);
    return { name, group: 'website', is, measured };
  };
  const rows = [
    await row('password', (index) => withPassword(open(index), plain.from + (index % size(plain))), 'start'),
    await row(
      'password and code',
      (index) => withCode(open(index), withApp.from + (index % size(withApp))),
      'ours',
    ),
    await row('login provider', (index) => throughCompany(open(index), authority.ca), 'ours'),
  ];
  await context.teardown.run();
  return { title: `Logins at the website, ${atOnce} at once`, rows };
}

const size = ({ from, to }: { readonly from: number; readonly to: number }): number => to - from;

/** People have addresses of their own, by which logins are limited. */
const browserOf = ({ oauthPort }: Stack, index: number): Browser =>
  new Browser(() => `http://127.0.0.1:${oauthPort}`, {
    'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
  });

/** The apps, and a provider that they trust. */
async function startWithProvider(
  { profile, teardown }: RunContext,
  authority: CertificateAuthority,
): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldpost-bench-ca-'));
  teardown.add(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'ca.pem'), authority.ca);
  const { cert, key } = await authority.issue(company.host);
  const args = [`${publicUrl}${loginPath}/callback`, String(plain.from), String(size(plain)), cert, key];
  const provider = await startProgram('company-provider', args);
  teardown.add(() => provider.stop());
  const oauthSettings = {
    OAUTH_PUBLIC_URL: publicUrl,
    OAUTH_PROVIDER_NETWORKS: '127.0.0.0/8,::1',
    NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'),
  };
  const stack = await startStack({ algorithm: 'ES256', profile, oauthSettings }, teardown);
  await addPeople(stack.database, plain, stack);
  await addCompany(stack.database, `https://${company.host}:${provider.port}`, plain, stack.sealingKey);
  const browser = browserOf(stack, 0);
  await until(
    'oauth to know the provider',
    async () => (await browser.get(loginPath)).location !== '',
    30_000,
  );
  return stack;
}

function expectLoggedIn({ status, text }: Seen): void {
  if (status !== 303) throw new Error(`the login was answered with ${status}: ${text.slice(-200)}`);
}

async function enterPassword(browser: Browser, index: number): Promise<Seen> {
  const page = await browser.get('/users/login');
  return browser.submit(formOf(page), { username: userNameOf(index), password });
}

async function withPassword(browser: Browser, index: number): Promise<void> {
  expectLoggedIn(await enterPassword(browser, index));
}

async function withCode(browser: Browser, index: number): Promise<void> {
  const page = await browser.follow(await enterPassword(browser, index));
  expectLoggedIn(await browser.submit(formOf(page), { code: totp.generate() }));
}

async function throughCompany(browser: Browser, ca: string): Promise<void> {
  const { location } = await browser.get(loginPath);
  const callback = await followAtProvider(location, ca);
  expectLoggedIn(await browser.get(callback.slice(publicUrl.length)));
}

/** Follows the redirects of the provider with its cookies, until it redirects back. */
async function followAtProvider(location: string, ca: string): Promise<string> {
  const cookies = new Map<string, string>();
  let at = location;
  while (!at.startsWith(publicUrl)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { next, set } = await redirectOf(at, { ca, headers: { cookie } });
    for (const each of set) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      cookies.set(name, value);
    }
    at = new URL(next, at).href;
  }
  return at;
}

const redirectOf = (url: string, options: object): Promise<{ next: string; set: readonly string[] }> =>
  new Promise((resolve, reject) => {
    get(url, options, (response) => {
      response.resume();
      const { location: next, 'set-cookie': set = [] } = response.headers;
      if (next !== undefined) resolve({ next, set });
      else reject(new Error(`the provider answered ${response.statusCode}`));
    }).once('error', reject);
  });
