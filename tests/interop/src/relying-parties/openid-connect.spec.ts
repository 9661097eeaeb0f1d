import { beforeAll, describe, expect, it } from '@jest/globals';
import { formOf, headingOf } from '@fieldpost/testing';
import { relyOnOauth4webapi } from './oauth4webapi.relying-party.js';
import { OauthBench } from '../support/oauth-bench.js';
import { relyOnOpenidClient } from './openid-client.relying-party.js';
import { goodbye, type RelyingParty, type Rely } from '../support/openid-connect-client.js';

const bench = new OauthBench();
const scope = 'openid email profile';

describe.each<[string, Rely]>([
  ['oauth4webapi as a relying party', relyOnOauth4webapi],
  ['openid-client as a relying party', relyOnOpenidClient],
])('%s', (_name, rely) => {
  let party: RelyingParty;
  beforeAll(async () => void (party = await rely(bench.registration)));

  const logIn = async () => {
    const asked = await bench.asked(party, 'allow', scope);
    return { ...asked, login: await party.redeem(asked.callback, asked.request) };
  };

  it('discovers the provider by its issuer', () =>
    expect(party.metadata).toMatchObject({
      issuer: bench.registration.issuer.origin,
      userinfo_endpoint: expect.stringContaining('/users/userinfo'),
      end_session_endpoint: expect.stringContaining('/users/end-session'),
      backchannel_logout_supported: true,
    }));

  it('accepts the id token of a login, with its nonce, signature and time of the login', async () => {
    const { person, request, login } = await logIn();
    expect(login.claims).toMatchObject({
      iss: bench.registration.issuer.origin,
      aud: bench.registration.id,
      nonce: request.nonce,
      auth_time: expect.any(Number),
      amr: ['pwd'],
      preferred_username: person.username,
      email: person.email,
      email_verified: false,
    });
  });

  it('rejects an id token for another nonce', async () => {
    const { request, callback } = await bench.asked(party, 'allow', scope);
    await expect(party.redeem(callback, { ...request, nonce: 'another' })).rejects.toThrow();
  });

  it('reads UserInfo about the same user', async () => {
    const { person, login } = await logIn();
    const { sub } = login.claims;
    expect(await party.userinfo(login)).toEqual({
      ...{ sub, email: person.email, email_verified: false },
      preferred_username: person.username,
    });
  });

  it('gets another id token with a refresh', async () => {
    const { login } = await logIn();
    const { claims } = await party.refresh(login);
    const { sub, sid, auth_time } = login.claims;
    expect(claims).toMatchObject({ sub, sid, auth_time });
  });

  it('accepts an id token that is signed with ES256, where the client chose it', async () => {
    const { person, decide } = await bench.visitor();
    const own = await rely(await bench.registered(person, { id_token_signed_response_alg: 'ES256' }));
    const request = await own.request(scope);
    const login = await own.redeem(await decide(request.url, 'allow'), request);
    expect(login.claims).toMatchObject({ preferred_username: person.username });
    const [header = ''] = login.idToken.split('.');
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toMatchObject({ alg: 'ES256' });
  });

  it.each([{ prompt: 'login' }, { max_age: '0' }])(
    'lets the user log in again in the same session with %j',
    async (more) => {
      const { person, browser, login } = await logIn();
      const request = await party.request(scope, more);
      const page = await browser.follow(await browser.get(request.url.href));
      expect(headingOf(page)).toBe('Log in');
      const { username, password } = person;
      const { location } = await browser.follow(await browser.submit(formOf(page), { username, password }));
      const { claims } = await party.redeem(new URL(location), request);
      const { sub, sid, auth_time: before } = login.claims;
      expect(claims).toMatchObject({ sub, sid, auth_time: expect.any(Number) });
      expect(Number(claims['auth_time'])).toBeGreaterThanOrEqual(Number(before));
    },
  );

  it('gets another user who logs in at prompt=select_account', async () => {
    const { person, browser, login } = await logIn();
    const { person: other } = await bench.visitor();
    const request = await party.request(scope, { prompt: 'select_account' });
    const page = await browser.follow(await browser.get(request.url.href));
    expect(page.text).toContain(`Continue as ${person.username}`);
    const { username, password } = other;
    const consent = await browser.follow(await browser.submit(formOf(page), { username, password }));
    const { location } = await browser.submit(formOf(consent), { decision: 'allow' });
    const { claims } = await party.redeem(new URL(location), request);
    expect(claims).toMatchObject({ preferred_username: username });
    expect([claims['sub'], claims['sid']]).not.toEqual([login.claims['sub'], login.claims['sid']]);
  });

  it('logs the user in again without a page while the session lasts, and not after a logout', async () => {
    const { browser, login } = await logIn();
    const silently = async () => {
      const request = await party.request(scope, { prompt: 'none' });
      return { request, callback: new URL((await browser.get(request.url.href)).location) };
    };
    const again = await silently();
    const { claims } = await party.redeem(again.callback, again.request);
    expect(claims['sub']).toBe(login.claims['sub']);

    const { location } = await browser.get(party.endSessionUrl(login, 'bye').href);
    expect(location).toBe(`${goodbye}?state=bye`);
    const { request, callback } = await silently();
    await expect(party.redeem(callback, request)).rejects.toMatchObject({ error: 'login_required' });
  });
});
