import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { basic, OauthUnderTest, wrongBasic } from '../support/oauth-under-test.js';
import { expectError } from '../support/token-errors.js';

const oauth = new OauthUnderTest();
const { account } = oauth;
// After so many requests, another one is allowed after ten seconds only.
beforeAll(() => oauth.start(1, { OAUTH_CLIENT_REQUESTS_PER_MINUTE: '6' }));
afterAll(() => oauth.close());

const inspectAs = (client_id: string) =>
  oauth.form('/users/introspect', { token: 'x', client_id, client_secret: 'wrong' });

describe('The token endpoint', () => {
  it('limits a client with too many requests before it calls account, and no other client', async () => {
    // At once: the limit allows one more every ten seconds.
    const first = await Promise.all(Array.from({ length: 6 }, () => oauth.logIn()));
    expect(first.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    const asked = account.asked.length;
    const answer = await oauth.logIn();
    expectError(answer, 429, 'slow_down');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expectError(await oauth.form('/users/revoke', { token: 'x' }, basic), 429, 'slow_down');
    expect(account.asked).toHaveLength(asked);
    expectError(await oauth.refresh('x', wrongBasic), 429, 'slow_down');
    expectError(await inspectAs('other'), 400, 'invalid_client');
  });

  it('limits a client that fails to authenticate', async () => {
    const limited = oauth.http;
    oauth.http = await oauth.startReplica({ OAUTH_CLIENT_REQUESTS_PER_MINUTE: '0' });
    let invalid = 0;
    let answer = await inspectAs('guess');
    // Each two seconds allow one more.
    for (; answer.status === 400 && invalid < 200; invalid += 1) {
      expectError(answer, 400, 'invalid_client');
      answer = await inspectAs('guess');
    }
    oauth.http = limited;
    expectError(answer, 429, 'slow_down');
    expect(invalid).toBeGreaterThanOrEqual(30);
  });
});
