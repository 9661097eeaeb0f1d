import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort, scrape } from '@fieldpost/testing';
import { Account } from '../support/account.js';

let app: Account;
let ann: string;
let metricsPort: number;

beforeAll(async () => {
  metricsPort = await freePort();
  app = await Account.start({
    FIELDPOST_METRICS_PORT: String(metricsPort),
    ACCOUNT_RESPONSES: 'representation',
    ACCOUNT_EUI_BLOCK: '70B3D57EF0000100/56',
  });
  ann = await app.ownerOf('my-app', 'ann');
});
afterAll(() => app.stop());

const my = '/api/v2/applications/my-app';

describe('A deployment configured to respond with representations', () => {
  it('sends a body with every successful response', async () => {
    const rights = ['settings'];
    expect(
      await app.call('POST', `${my}/access-keys`, { as: ann, body: { name: 'k', rights } }),
    ).toMatchObject({
      status: 201,
      body: { name: 'k', key: expect.any(String), rights },
    });
    expect(await app.call('POST', `${my}/euis`, { as: ann })).toMatchObject({
      status: 201,
      body: { eui: expect.stringMatching(/^70B3D57EF00001[0-9A-F]{2}$/) },
    });
    expect(await app.call('PUT', `${my}/euis/0000000000000001`, { as: ann })).toMatchObject({
      status: 200,
      body: {},
    });
    expect(
      await app.call('PUT', `${my}/collaborators/ann`, {
        as: ann,
        body: ['collaborators', 'settings', 'delete'],
      }),
    ).toMatchObject({ status: 201, body: {} });
    expect(await app.call('PATCH', my, { as: ann, body: { name: 'x' } })).toMatchObject({
      status: 200,
      body: { name: 'x' },
    });
    const { headers } = await app.call('DELETE', my, { as: ann });
    expect([headers.get('vary'), headers.get('preference-applied')]).toEqual(['Prefer', null]);
    expect(await app.call('POST', `${my}/restore`, { as: ann })).toMatchObject({ status: 200, body: {} });
  });

  it('sends the response of the specification when the client prefers it', async () => {
    const headers = { prefer: 'return=minimal' };
    const answer = await app.call('POST', `${my}/euis`, { as: ann, headers });
    expect(answer).toMatchObject({ status: 201, body: expect.stringMatching(/^[0-9A-F]{16}$/) });
    expect(answer.headers.get('preference-applied')).toBe('return=minimal');
    await app.call('PUT', `${my}/euis/0000000000000002`, { as: ann });
    const removal = await app.call('DELETE', `${my}/euis/0000000000000002`, { as: ann, headers });
    expect(removal).toMatchObject({ status: 204, text: '' });
  });
});

describe('While the database cannot be reached', () => {
  it('requests get 503, no login is rejected, and the app reports that it is not ready', async () => {
    const losing = await Account.start();
    const as = await losing.ownerOf('my-app', 'ann');
    await losing.loseDatabase();
    expect(await losing.call('GET', my, { as })).toMatchObject({
      status: 503,
      body: { code: 503, error: 'unavailable: database' },
    });
    await expect(losing.login('ann')).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await losing.call('GET', '/healthz')).toMatchObject({ status: 503 });
    expect(await losing.call('GET', '/livez')).toMatchObject({ status: 200 });
    await losing.stop();
  });
});

describe('The metrics of account', () => {
  it('report its database and the queue of passwords to hash', async () => {
    const metrics = await scrape(metricsPort);
    expect(metrics.get('fieldpost_database_acquire_seconds_count')).toBeGreaterThan(0);
    expect(metrics.get('fieldpost_queue_capacity{queue="passwords"}')).toBe(200);
  });
});
