import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Browser, formOf } from '@fieldpost/testing';
import { DeviceClient } from '../support/device-client.js';
import { OauthUnderTest } from '../support/oauth-under-test.js';
import { expectError } from '../support/token-errors.js';

const oauth = new OauthUnderTest();
const device = new DeviceClient(oauth);
let urls: readonly string[];
beforeAll(async () => {
  urls = await oauth.start(2);
});
afterAll(() => oauth.close());

beforeEach(async () => {
  oauth.account.reset();
  await oauth.sql('delete from device_codes');
  await oauth.sql('delete from user_code_guesses');
});

/** A browser at one of the replicas, with the session of jane. */
async function browserAt(replica: number): Promise<Browser> {
  const browser = new Browser(() => urls[replica] ?? '');
  const page = await browser.follow(await browser.get('/users/device'));
  await browser.submit(formOf(page), { username: 'jane', password: 'pass word' });
  return browser;
}
const enter = async (browser: Browser, user_code: string): Promise<number> =>
  (await browser.get(`/users/device?user_code=${user_code}`)).status;
const wrong = 'BBBB-BBBB';

describe('A device that requests tokens before its interval', () => {
  it('has to slow down at every replica, and to wait longer from then on', async () => {
    const { json } = await device.begin();
    const code = json['device_code'] ?? '';
    const intervals = async () =>
      (await oauth.sql<{ s: number }>('select interval_seconds as s from device_codes')).map(({ s }) => s);
    expectError(await device.poll(code), 400, 'authorization_pending');
    for (const [replica, seconds] of [
      [1, 10],
      [0, 15],
    ] as const) {
      oauth.http = urls[replica] ?? '';
      const answer = await device.poll(code);
      expectError(answer, 400, 'slow_down');
      expect(await intervals()).toEqual([seconds]);
    }
    await oauth.sql(`update device_codes set polled = polled - interval '14 seconds'`);
    expectError(await device.poll(code), 400, 'authorization_pending');
  });
});

describe('A user who guesses codes', () => {
  it('is stopped after ten wrong ones at every replica, also with the right one', async () => {
    const { json } = await device.begin();
    const [here, there] = [await browserAt(0), await browserAt(1)];
    for (let count = 0; count < 10; count += 1)
      expect(await enter(count % 2 === 0 ? here : there, wrong)).toBe(400);
    expect([await enter(here, wrong), await enter(there, json['user_code'] ?? '')]).toEqual([429, 429]);
    await oauth.sql('update user_code_guesses set ends = now()');
    expect(await enter(there, json['user_code'] ?? '')).toBe(200);
  });

  it('is counted by network as well', async () => {
    const browser = await browserAt(0);
    expect(await enter(browser, wrong)).toBe(400);
    await oauth.sql(`update user_code_guesses set count = 0 where bucket like 'user:%'`);
    await oauth.sql(`update user_code_guesses set count = 50 where bucket = 'network:127.0.0.1'`);
    expect(await enter(browser, wrong)).toBe(429);
  });

  it('is not counted for links of other sites, which show the form with the code', async () => {
    const browser = await browserAt(0);
    const { json } = await device.begin();
    const code = json['user_code'] ?? '';
    for (let count = 0; count < 12; count += 1) {
      const seen = await browser.get(`/users/device?user_code=${wrong}`, { 'sec-fetch-site': 'cross-site' });
      expect([seen.status, formOf(seen).fields['user_code']]).toEqual([200, wrong]);
    }
    expect(await oauth.sql('select 1 from user_code_guesses')).toEqual([]);
    const link = await browser.get(`/users/device?user_code=${code}`, { 'sec-fetch-site': 'cross-site' });
    expect(link.text).not.toContain('Allow Public');
    expect((await browser.submit(formOf(link), {})).text).toContain('Allow Public');
  });

  it('is not counted for right codes', async () => {
    const browser = await browserAt(0);
    const { json } = await device.begin();
    for (let count = 0; count < 12; count += 1)
      expect(await enter(browser, json['user_code'] ?? '')).toBe(200);
  });
});

describe('Requests of devices', () => {
  it('are limited by client and network until they expire, denied ones too', async () => {
    for (let count = 0; count < 50; count += 1) expect((await device.begin()).status).toBe(200);
    const answer = await device.begin();
    expectError(answer, 429, 'slow_down');
    expect(answer.headers.get('retry-after')).toBe('60');
    expect((await new DeviceClient(oauth, 'modern').begin()).status).toBe(200);
    await oauth.sql(`update device_codes set decision = 'denied' where client_id = 'public'`);
    expect((await device.begin()).status).toBe(429);
    await oauth.sql(`update device_codes set expires = now() where client_id = 'public'`);
    expect((await device.begin()).status).toBe(200);
  });
});
