import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { untilReplaced, untilStarted, workersOf } from '@fieldpost/testing';
import { Account, goodPassword } from '../support/account.js';

let app: Account;
beforeAll(async () => {
  app = await Account.start({ ACCOUNT_WORKERS: '2', FIELDPOST_LOG_LEVEL: 'info' });
  await untilStarted({ log: () => app.log }, 2);
});
afterAll(() => app.stop());

/** A connection of its own: the next worker in turn gets it. */
const headers = { connection: 'close' };

describe('Account with two workers', () => {
  const register = (username: string, each = 0) => {
    const body = { username, email: `${username}-${each}@example.com`, password: goodPassword };
    return app.call('POST', '/api/v2/users', { body, headers });
  };

  it('gives a username to one of two requests that reach both workers at the same time', async () => {
    const answers = await Promise.all([0, 1, 2, 3].map((each) => register('contested', each)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(app.log).toMatch(/"worker":1\b/);
    expect(app.log).toMatch(/"worker":2\b/);
  });

  it('serves both APIs after a crashed worker is replaced', async () => {
    const [first = 0] = workersOf(app.pid);
    process.kill(first, 'SIGKILL');
    await untilReplaced(app.pid, 2, first);
    await register('served');
    const as = await app.login('served');
    for (let turn = 0; turn < 4; turn += 1)
      expect((await app.call('GET', '/api/v2/users/me', { as, headers })).status).toBe(200);
  });
});
