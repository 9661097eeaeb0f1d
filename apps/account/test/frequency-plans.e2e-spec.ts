import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Account } from './support/account.js';

let app: Account;

beforeAll(async () => {
  app = await Account.start({ ACCOUNT_PUBLIC_URL: 'https://account.example.org' });
});
afterAll(() => app.stop());

describe('The frequency plans', () => {
  it.each(['/api/v2/frequency-plans', '/frequency-plans'])('are read at %s by anybody', async (path) => {
    const { status, body } = await app.call('GET', path);
    expect(status).toBe(200);
    expect(Object.keys(body as object)).toHaveLength(12);
    expect(body).toMatchObject({
      EU_863_870: {
        id: 'EU_863_870',
        name: 'Europe 863-870',
        url: 'https://account.example.org/api/v2/frequency-plans/EU_863_870',
        base_freq: 868,
      },
    });
  });

  it('have their channels at their own address', async () => {
    const { status, body } = await app.call('GET', '/api/v2/frequency-plans/IN_865_867');
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        id: 'IN_865_867',
        uplink_channels: [{ frequency: 865_062_500 }, { frequency: 865_402_500 }, { frequency: 865_985_000 }],
        rx2: { frequency: 866_550_000, modulation: 'LORA', data_rates: ['SF10BW125'] },
      },
    });
    expect(await app.call('GET', '/api/v2/frequency-plans/XX_1')).toMatchObject({
      status: 404,
      body: { code: 404, error: 'Frequency plan XX_1 not found' },
    });
  });
});
