import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { formOf, headingOf } from '@fieldpost/testing';
import { DeviceClient } from '../support/device-client.js';
import { userId } from '../support/fake-website.js';
import { ModernClient } from '../support/modern-client.js';
import { OauthUnderTest } from '../support/oauth-under-test.js';
import { Jane } from '../support/user-agent.js';

const oauth = new OauthUnderTest();
const { account } = oauth;
const { actions } = account.website;
const device = new DeviceClient(oauth);
beforeAll(() => oauth.start());
afterAll(() => oauth.close());

let jane: Jane;
beforeEach(async () => {
  account.reset();
  actions.length = 0;
  await oauth.sql('delete from consents');
  jane = new Jane(oauth);
});

const own = { user_id: userId, address: '127.0.0.1' };
/** The form of a page that leads to a path. */
const formTo = async (path: string, action: string) => {
  const page = await jane.browser.get(path);
  const at = page.text.indexOf(`action="${action}"`);
  return formOf({ ...page, text: page.text.slice(page.text.lastIndexOf('<form', at)) });
};
const decide = async (decision: string) => {
  const { json } = await device.begin({ scope: 'profile' });
  const form = formOf(await jane.browser.get('/users/device'));
  const asked = await jane.browser.submit(form, { user_code: json['user_code'] ?? '' });
  return headingOf(await jane.browser.submit(formOf(asked), { decision }));
};

describe('The history of a user gets', () => {
  it('each decision about a device, with its client and address', async () => {
    await jane.logIn('/users');
    expect([await decide('allow'), await decide('deny')]).toEqual([
      'The other device is logged in',
      'The login was denied',
    ]);
    const about = { ...own, client_id: 'public', device_address: '127.0.0.1' };
    expect(actions).toEqual([
      { ...about, action: 'DEVICE_ALLOWED' },
      { ...about, action: 'DEVICE_DENIED' },
    ]);
  });

  it('nothing of a wrong code, nor of a device that the user only looks at', async () => {
    await jane.logIn('/users');
    const { json } = await device.begin({ scope: 'profile' });
    for (const user_code of ['BBBB-BBBB', json['user_code'] ?? ''])
      await jane.browser.submit(formOf(await jane.browser.get('/users/device')), { user_code });
    expect(actions).toEqual([]);
  });

  it('a logout, once', async () => {
    await jane.logIn('/users');
    const form = await formTo('/users', '/users/logout');
    for (const _ of [1, 2]) await jane.browser.submit(form, {});
    expect(actions).toEqual([{ ...own, action: 'LOGGED_OUT', client_id: '', device_address: '' }]);
  });

  it('a logout, once, when the browser sends the form twice at the same time', async () => {
    await jane.logIn('/users');
    const form = await formTo('/users', '/users/logout');
    await Promise.all([1, 2, 3, 4].map(() => jane.browser.submit(form, {})));
    expect(actions).toMatchObject([{ ...own, action: 'LOGGED_OUT' }]);
  });

  it('a logout that a client has asked for, with the client only when an id token of the user proves it', async () => {
    await jane.logIn('/users');
    const asked = await jane.browser.get('/users/end-session?client_id=modern');
    await jane.browser.submit(formOf(asked), { decision: 'stay' });
    expect(actions).toEqual([]);
    await jane.browser.submit(formOf(asked), { decision: 'log out' });
    const { json } = await new ModernClient(oauth).logIn(jane);
    await jane.browser.get(`/users/end-session?id_token_hint=${json['id_token']}`);
    expect(actions).toMatchObject([
      { ...own, action: 'LOGGED_OUT', client_id: '' },
      { ...own, action: 'LOGGED_OUT', client_id: 'modern' },
    ]);
  });

  it('a logout from a page of this site, such as the console', async () => {
    await jane.logIn('/users');
    const form = { action: '/users/end-session', fields: { client_id: 'console', logout_hint: userId } };
    await jane.browser.submit(form, {}, { 'sec-fetch-site': 'cross-site' });
    expect(actions).toEqual([]);
    await jane.browser.submit(form, {}, { 'sec-fetch-site': 'same-origin' });
    expect(actions).toMatchObject([{ ...own, action: 'LOGGED_OUT', client_id: 'console' }]);
  });

  it('nothing of a stranger, whose form is rejected', async () => {
    await jane.logIn('/users');
    const form = await formTo('/users', '/users/logout');
    const stranger = new Jane(oauth);
    await stranger.browser.get('/users/login');
    expect((await stranger.browser.submit(form, {})).status).toBe(403);
    expect(actions).toEqual([]);
  });
});

describe('A logout', () => {
  it('works while account cannot record it', async () => {
    await jane.logIn('/users');
    const form = await formTo('/users', '/users/logout');
    account.failsFor = 'RecordAction';
    await jane.browser.submit(form, {});
    expect((await jane.browser.get('/users')).status).toBe(303);
  });
});
