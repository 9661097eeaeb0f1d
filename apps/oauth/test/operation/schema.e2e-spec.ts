import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort, until } from '@fieldpost/testing';
import { OauthUnderTest } from '../support/oauth-under-test.js';

const oauth = new OauthUnderTest();
beforeAll(() => oauth.start());
afterAll(() => oauth.close());

/** Has a migration count as not applied. */
const forgetLast = async () => {
  const [row] = await oauth.sql<{ name: string; timestamp: string }>(
    `delete from migrations where id = (select max(id) from migrations) returning name, timestamp`,
  );
  if (!row) throw new Error('no migration was applied');
  return row;
};

describe('A replica', () => {
  it('is not ready and says why while its database lacks a migration', async () => {
    const { name, timestamp } = await forgetLast();
    const port = await freePort();
    const healthy = oauth.startReplica({ OAUTH_MIGRATE_AT_START: 'false' }, port);
    const health = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
      return answer && { status: answer.status, text: await answer.text() };
    };
    await until('the replica', async () => (await health())?.text.includes('migrations') ?? false);
    expect(await health()).toEqual({
      status: 503,
      text: `Status is UNHEALTHY\nmigrations not applied: ${name}\n`,
    });
    await oauth.sql('insert into migrations (name, timestamp) values ($1, $2)', [name, timestamp]);
    await healthy;
    expect((await health())?.status).toBe(200);
  });

  it('is ready when migrations of a later release are applied', async () => {
    const later = ['Later1895000000000', '1895000000000'];
    await oauth.sql('insert into migrations (name, timestamp) values ($1, $2)', later);
    expect((await oauth.get('/healthz')).status).toBe(200);
    await oauth.startReplica({ OAUTH_MIGRATE_AT_START: 'false' });
    await oauth.sql('delete from migrations where name = $1', [later[0]]);
  });
});
