import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Browser, type Form, formOf, type Seen } from '@fieldpost/testing';
import { OauthUnderTest } from './oauth-under-test.js';
import { Jane } from './user-agent.js';

const oauth = new OauthUnderTest();
beforeAll(() => oauth.start());
afterAll(() => oauth.close());

let here: Jane;
let there: Jane;
let browser: Browser;
beforeEach(async () => {
  await oauth.sql('delete from sessions');
  [here, there] = [new Jane(oauth), new Jane(oauth)];
  ({ browser } = here);
  for (const jane of [here, there]) await jane.logIn('/users');
});

const formsOf = ({ text, ...seen }: Seen): readonly Form[] =>
  (text.match(/<form[\s\S]*?<\/form>/g) ?? []).map((form) => formOf({ ...seen, text: form }));
const isLoggedIn = async ({ browser: of }: Jane): Promise<boolean> => (await of.get('/users')).status === 200;

describe('The list of sessions', () => {
  it('tells since when and from where, and which one asks', async () => {
    await oauth.sql(`update sessions set browser = 'Firefox on Linux', address = '192.0.2.7'`);
    const { text } = await browser.get('/users/sessions');
    expect(text.match(/Firefox on Linux, 192\.0\.2\.7/g)).toHaveLength(2);
    expect(text).toMatch(/since \d{4}-\d\d-\d\d \d\d:\d\d UTC, last used about \d{4}-/);
    expect(text.match(/This is where you are now/g)).toHaveLength(1);
    expect(formsOf({ ...(await browser.get('/users/sessions')) })).toHaveLength(2);
  });

  it('keeps the browser and the address of a login', async () => {
    const rows = await oauth.sql('select address, browser from sessions');
    expect(rows).toEqual([
      { address: '127.0.0.1', browser: null },
      { address: '127.0.0.1', browser: null },
    ]);
  });

  it('ends one of them', async () => {
    const [one] = formsOf(await browser.get('/users/sessions'));
    const answer = await browser.submit(one ?? { action: '', fields: {} }, {});
    expect(answer.location).toBe('/users/sessions');
    expect([await isLoggedIn(here), await isLoggedIn(there)]).toEqual([true, false]);
  });

  it('ends all the others', async () => {
    const others = formsOf(await browser.get('/users/sessions')).find(
      ({ fields }) => fields['session'] === '',
    );
    await browser.submit(others ?? { action: '', fields: {} }, {});
    expect([await isLoggedIn(here), await isLoggedIn(there)]).toEqual([true, false]);
    expect(formsOf(await browser.get('/users/sessions'))).toEqual([]);
  });

  it('ends nobody else’s', async () => {
    const [form] = formsOf(await browser.get('/users/sessions'));
    await oauth.sql(`update sessions set user_id = 'u_other' where digest = $1`, [form?.fields['session']]);
    await browser.submit(form ?? { action: '', fields: {} }, {});
    expect(await oauth.sql(`select 1 from sessions where user_id = 'u_other'`)).toHaveLength(1);
  });

  it('has neither those that are over nor those of a password of before', async () => {
    await oauth.sql(`insert into sessions (digest, user_id, valid_after, created, expires)
      select repeat('a', 43), user_id, -1, created, expires from sessions limit 1`);
    await oauth.sql(`insert into sessions (digest, user_id, valid_after, created, expires)
      select repeat('b', 43), user_id, valid_after, created, now() from sessions limit 1`);
    expect((await browser.get('/users/sessions')).text.match(/since /g)).toHaveLength(2);
  });
});

describe('The list of clients', () => {
  it('says what each may do, and withdraws it', async () => {
    await here.code({ scope: 'profile apps:my-app' });
    const page = await browser.get('/users/clients');
    expect(page.text).toContain('<h2>A &lt;tool&gt;</h2>');
    expect(page.text).toContain('Use the application my-app');
    const answer = await browser.submit(formOf(page), {});
    expect(answer.location).toBe('/users/clients');
    expect((await browser.follow(answer)).text).toContain('You have allowed no client');
    expect(await oauth.sql('select 1 from consents')).toEqual([]);
  });
});
