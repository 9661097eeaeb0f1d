import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { isTooWide, violationsOn } from './support/pages.js';
import { partsOf } from './support/parts.js';
import { openBrowser, Visitor } from './support/visitor.js';

const suffix = randomBytes(4).toString('hex');
const [name, app] = [`service-${suffix}`, `served-${suffix}`];
const keys = { keys: [{ kty: 'EC', crv: 'P-256', kid: 'one', x: '', y: '' }] };

let browser: Browser;
let owner: Visitor;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await Visitor.arrive(browser);
  await owner.register('owner');
  const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey);
  Object.assign(keys.keys[0] ?? {}, { x, y });
});
afterAll(() => browser.close());

const { button, link, field, says, save, confirm } = partsOf(() => owner);
const box = (label: string) => owner.page.getByRole('checkbox', { name: label, exact: true });
const grantBox = (grant: string) => owner.page.getByRole('checkbox', { name: new RegExp(` ${grant}$`) });
const authentication = () => owner.page.getByLabel('Authentication at the token endpoint');

/** The page as it is, on a wide and on a narrow screen. */
async function looksRight(): Promise<void> {
  for (const width of [1280, 360]) {
    await owner.page.setViewportSize({ width, height: 900 });
    expect(await violationsOn(owner.page)).toEqual([]);
    expect(await isTooWide(owner.page)).toBe(false);
  }
  await owner.page.setViewportSize({ width: 1280, height: 900 });
}

describe('The owner of an OAuth client', () => {
  it('registers a service, and sees what is wrong with its keys at their field', async () => {
    owner.failedRequests.expect(400, 'POST', '/api/v2/clients');
    await owner.openConsole('/console/clients/-new');
    await field('Id').fill(name);
    await box('Profile (profile)').uncheck();
    await box('Applications (apps)').check();
    for (const grant of ['authorization_code', 'refresh_token']) await grantBox(grant).uncheck();
    await grantBox('client_credentials').check();
    await authentication().selectOption('keys');
    await field('Public keys').fill('no JSON');
    await button('Register an OAuth client').click();
    await says('Enter a JSON Web Key Set');
    await field('Public keys').fill('{"keys": [{"kty": "EC"}]}');
    await button('Register an OAuth client').click();
    await says('Should have public keys for RS256 or ES256, without private members.');
    expect(await field('Public keys').getAttribute('aria-invalid')).toBe('true');
    await looksRight();
    await field('Public keys').fill(JSON.stringify(keys));
    await button('Register an OAuth client').click();
    await owner.sees('Your new client');
    await link('Go to the client').click();
    await owner.sees(name);
    await says(/With keys of its own \(private_key_jwt\)/);
  });

  it('names the URL where it publishes its keys, over https only', async () => {
    await authentication().selectOption('published');
    await field('URL of its key set').fill('http://service.example/jwks.json');
    await button('Save').click();
    await says('Enter a URL that starts with https://.');
    await field('URL of its key set').fill('https://service.example/jwks.json');
    await save();
    await owner.openConsole(`/console/clients/${name}`);
    await says(/With keys that it publishes at a URL \(private_key_jwt\)/);
  });

  it('returns to the secret', async () => {
    await authentication().selectOption('secret');
    await save();
    await owner.openConsole(`/console/clients/${name}`);
    await says(/: With a secret/);
    expect(await field('Public keys').count()).toBe(0);
  });

  it('gives it rights on an application, and takes them', async () => {
    await owner.openConsole('/console/applications/-new');
    await field('Id').fill(app);
    await field('Name').fill('Served stations');
    await button('Create an application').click();
    await owner.sees('Served stations');
    await owner.openConsole(`/console/clients/${name}`);
    await says('It has no rights yet.');
    await link('Give rights').click();
    await owner.sees(`Give rights to ${name}`);
    await button('Give rights').click();
    await says('Choose an application or gateway.');
    await owner.page.getByLabel('Application or gateway').selectOption(`apps:${app}`);
    await box('Devices').check();
    await looksRight();
    await button('Give rights').click();
    await owner.page.getByRole('rowheader', { name: app }).waitFor();
    await owner.page.getByRole('cell', { name: 'Devices', exact: true }).waitFor();
    await looksRight();
    await button(`Remove the rights on ${app}`).click();
    await confirm('Remove');
    await says('It has no rights yet.');
    expect(owner.complaints).toEqual([]);
  });

  it('sets the URL at which an OpenID Connect client is notified of logouts', async () => {
    owner.failedRequests.expect(400, 'PATCH', `/api/v2/clients/${name}`);
    await box('OpenID Connect login (openid)').check();
    await owner.page.getByLabel('Algorithm of id tokens').selectOption('ES256');
    await field('Back-channel logout URI').fill('no address');
    await button('Save').click();
    await owner.page.locator('[aria-invalid=true]').waitFor();
    expect(await field('Back-channel logout URI').getAttribute('aria-invalid')).toBe('true');
    await field('Back-channel logout URI').fill('https://service.example/logout');
    await looksRight();
    await save();
    await owner.openConsole(`/console/clients/${name}`);
    expect(await field('Back-channel logout URI').inputValue()).toBe('https://service.example/logout');
  });
});
