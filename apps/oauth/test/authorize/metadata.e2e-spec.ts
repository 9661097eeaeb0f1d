import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort, scrape } from '@fieldpost/testing';
import { OauthUnderTest } from '../support/oauth-under-test.js';

const publicUrl = 'https://account.example.org';
const oauth = new OauthUnderTest();
let metricsPort: number;
beforeAll(async () => {
  metricsPort = await freePort();
  const more = { OAUTH_PUBLIC_URL: `${publicUrl}/`, FIELDPOST_METRICS_PORT: String(metricsPort) };
  await oauth.start(1, more);
});
afterAll(() => oauth.close());

const metadata = async (): Promise<Record<string, string>> =>
  (await oauth.get('/.well-known/oauth-authorization-server')).json;

describe('The metadata of the server', () => {
  it('has the public address of the server as issuer', async () => {
    const { status, headers, json } = await oauth.get('/.well-known/oauth-authorization-server');
    expect({ status, issuer: json['issuer'] }).toEqual({ status: 200, issuer: publicUrl });
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('cache-control')).toMatch(/max-age=\d+/);
  });

  it('names every endpoint that there is, and none that is not', async () => {
    const found = Object.entries(await metadata()).filter(([name]) => /_endpoint$|_uri$/.test(name));
    expect(found.length).toBeGreaterThanOrEqual(4);
    for (const [name, url] of found) {
      const isRead = name === 'jwks_uri' || name === 'authorization_endpoint';
      const answer = await fetch(url.replace(publicUrl, oauth.http), { method: isRead ? 'GET' : 'POST' });
      expect({ name, isThere: answer.status !== 404 && answer.status !== 405 }).toEqual({
        name,
        isThere: true,
      });
    }
  });

  it('offers the grants that the token endpoint knows', async () => {
    const offered = (await metadata())['grant_types_supported'] ?? [];
    expect(offered).not.toEqual([]);
    for (const grant_type of offered) {
      const { json } = await oauth.form('/users/token', { grant_type, client_id: 'tool' });
      expect(json['error']).toMatch(/^(?!unsupported_grant_type)/);
    }
  });

  it('leaves the issuer inside the tokens as v2 components know it', async () => {
    const token = (await oauth.logIn()).json['access_token'] ?? '';
    expect(await oauth.claimsOf(token)).toMatchObject({ iss: 'fieldpost' });
  });
});

describe('The metrics of oauth', () => {
  it('count the requests of each grant, and the mail that waits', async () => {
    const granted = 'fieldpost_oauth_grants_total{grant="password",outcome="granted"}';
    const before = (await scrape(metricsPort)).get(granted) ?? 0;
    await oauth.logIn();
    const metrics = await scrape(metricsPort);
    expect(metrics.get(granted)).toBe(before + 1);
    expect(metrics.get('fieldpost_queue_length{queue="mail"}')).toBe(0);
    expect(metrics.get('fieldpost_database_connections{state="idle"}')).toEqual(expect.any(Number));
  });
});
