import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Route } from 'playwright-core';
import { violationsOn } from './support/pages.js';
import { partsOf } from './support/parts.js';
import { type Member, openBrowser, Visitor } from './support/visitor.js';

const appId = `keys-${randomBytes(4).toString('hex')}`;
const device = `/console/applications/${appId}/devices/roof`;
const challenge = 'Bearer error="insufficient_user_authentication", max_age="300"';

let browser: Browser;
let owner: Visitor;
let member: Member;
const { button, field } = partsOf(() => owner);
const text = (what: string | RegExp) => owner.page.getByText(what).first();

/** When the user of a request logged in, by the claim of its token. */
function loginIn(route: Route): number {
  const [, payload = ''] = (route.request().headers()['authorization'] ?? '').split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString() || '{}') as { auth_time?: number };
  return claims.auth_time ?? 0;
}

/** The second in which the user began to log in again. */
let loginAgain = Infinity;

/** Leaves keys out until the user logs in again, as the handler leaves them out for a login that is five minutes old. */
async function denyKeysUntilLoginAgain(): Promise<void> {
  loginAgain = Infinity;
  await owner.page.route(
    (url) => url.pathname === `/handler/applications/${appId}/devices/roof`,
    async (route) => {
      if (loginIn(route) >= loginAgain) return route.continue();
      const url = route.request().url().replace('keys=if_recent', 'keys=false');
      const response = await route.fetch({ url });
      return route.fulfill({ response, headers: { ...response.headers(), 'www-authenticate': challenge } });
    },
  );
}

beforeAll(async () => {
  browser = await openBrowser();
  owner = await Visitor.arrive(browser);
  member = await owner.register('keeper');
  await owner.openConsole('/console/applications/-new');
  await field('Id').fill(appId);
  await field('Name').fill('Keys');
  await button('Create an application').click();
  await owner.sees('Keys');
  await owner.openConsole(`/console/applications/${appId}/devices`);
  await text('No devices yet').waitFor();
  await owner.openConsole(`/console/applications/${appId}/devices/-new`);
  await field('Device id').fill('roof');
  await button('Add a device').click();
  await text(/^A DevEUI has 16/).waitFor();
  const [input, beside] = [field('DevEUI'), button('Generate the DevEUI')];
  expect((await beside.boundingBox())?.y).toBe((await input.boundingBox())?.y);
  await button('Generate the DevEUI').click();
  await button('Generate the AppKey').click();
  await button('Add a device').click();
  await text('It has not joined yet.').waitFor();
});
afterAll(() => browser.close());

/** Logs in again in the window that the button opens. */
async function logInAgain(): Promise<void> {
  const opened = owner.page.waitForEvent('popup');
  await button('Log in again').click();
  const popup = await opened;
  loginAgain = Math.floor(Date.now() / 1000);
  await owner.logIn(member, popup);
  await popup.waitForEvent('close').catch(() => undefined);
}

describe('Keys of a device that need a recent login', () => {
  it('are shown after the user has logged in again, on the same page', async () => {
    await denyKeysUntilLoginAgain();
    await owner.openConsole(device);
    await button('Show the keys').click();
    await text('This needs a login within the last five minutes.').waitFor();
    expect(await owner.page.getByText('AppKey:').count()).toBe(0);
    expect(await violationsOn(owner.page)).toEqual([]);
    await logInAgain();
    await text('AppKey:').waitFor();
    expect(owner.complaints).toEqual([]);
  });

  it('are needed by the settings of the device, which ask for the login too', async () => {
    await owner.page.unrouteAll();
    await denyKeysUntilLoginAgain();
    await owner.openConsole(`${device}/settings`);
    await text('This needs a login within the last five minutes.').waitFor();
    await logInAgain();
    await field('Description').waitFor();
  });
});
