import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type BuiltApp, isAlive, until, untilReplaced, untilStarted, workersOf } from '@fieldpost/testing';
import { basic, OauthUnderTest } from '../support/oauth-under-test.js';

let oauth: OauthUnderTest;
let app: BuiltApp;
beforeEach(async () => {
  oauth = new OauthUnderTest();
  await oauth.start(1, { OAUTH_WORKERS: '2', FIELDPOST_DRAIN_SECONDS: '5' });
  [app] = oauth.replicas as [BuiltApp];
  await untilStarted(app, 2);
});
afterEach(() => oauth.close());

/** A connection of its own: the next worker in turn gets it. */
const ask = (path: string, init: RequestInit = {}) =>
  fetch(oauth.http + path, { ...init, headers: { connection: 'close', authorization: basic } });

const refreshed = async (refresh_token: string): Promise<string> => {
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token });
  const answer = await ask('/users/token', { method: 'POST', body });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { refresh_token: string }).refresh_token;
};

/** The workers that have logged a request. */
const answering = (): readonly string[] => [
  ...new Set([...app.log().matchAll(/"worker":(\d+).*request served/g)].map(([, worker = '']) => worker)),
];

describe('OAuth with two workers', () => {
  it('accepts at one worker the tokens and codes that the other issued', async () => {
    const { json } = await oauth.logIn();
    let token: string = json['refresh_token'] as unknown as string;
    for (let turn = 0; turn < 4; turn += 1) token = await refreshed(token);
    await until('lines of both', () => answering().length === 2);
  });

  it('keeps responding while a crashed worker is replaced', async () => {
    const [first = 0] = workersOf(app.pid);
    process.kill(first, 'SIGKILL');
    await untilReplaced(app.pid, 2, first);
    for (let turn = 0; turn < 4; turn += 1) expect((await ask('/key')).status).toBe(200);
  });

  it('serves with both during the drain time, and leaves no process behind', async () => {
    const workers = workersOf(app.pid);
    const stopped = app.stop();
    while ((await ask('/healthz')).status === 200);
    for (let turn = 0; turn < 4; turn += 1) expect((await ask('/key')).status).toBe(200);
    await stopped;
    expect([app.pid, ...workers].filter(isAlive)).toEqual([]);
  });
});
