import { beforeEach, describe, expect, it } from '@jest/globals';
import { readSettings } from '@fieldpost/config';
import { SessionsMemory } from '../../test/memory/sessions.memory.js';
import { oauthSettings } from '../oauth.config.js';
import { SessionCookie } from './session-cookie.js';
import { VisitorsService } from './visitors.service.js';

const sealingKey = Buffer.alloc(32, 7);
const login = { userId: 'u1', validAfter: 0, methods: ['pwd'] } as const;
const arrival = { address: '192.0.2.7', browser: null };
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let sessions: SessionsMemory;
beforeEach(() => {
  sessions = new SessionsMemory();
});

/** VisitorsService whose logins live for so long. */
function visitorsFor(lifeMs: number): VisitorsService {
  const settings = readSettings(oauthSettings, {
    FIELDPOST_INTERNAL_SECRET: 'a secret of this suite',
    OAUTH_DATABASE_URL: 'postgres://oauth@127.0.0.1/oauth',
    OAUTH_SEALING_KEY: sealingKey.toString('base64'),
    OAUTH_SESSION_SECONDS: String(lifeMs / 1000),
  });
  return new VisitorsService(
    sessions,
    new SessionCookie({ sealingKeys: [sealingKey], isSecure: true }),
    settings,
  );
}

/** Whether a login that is used at each of these moments is still one at the last of them. */
async function lasts(lifeMs: number, moments: readonly number[]): Promise<boolean> {
  const visitors = visitorsFor(lifeMs);
  let visitor = await visitors.logIn(login, { ...arrival, now: 0 });
  for (const now of moments) visitor = await visitors.identify(visitors.cookieFor(visitor), now);
  return visitor.session !== undefined;
}
const every = (ms: number, times: number) => Array.from({ length: times }, (_, at) => (at + 1) * ms);

describe('A login on the website', () => {
  it.each([
    ['thirty days', 30 * day],
    ['ninety minutes', 90 * minute],
    ['an hour', hour],
    ['ten minutes', 10 * minute],
  ])('that lives for %s goes on for as long as it is used', async (_, life) =>
    expect(await lasts(life, every(life / 2, 6))).toBe(true),
  );

  it.each([30 * day, 10 * minute])('ends when it was not used for its life of %d ms', async (life) =>
    expect(await lasts(life, [life / 2, life / 2 + life])).toBe(false),
  );

  it('is not written with every page', async () => {
    await lasts(30 * day, every(minute, 59));
    expect(sessions.writes).toBe(1);
  });
});
