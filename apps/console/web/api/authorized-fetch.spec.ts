import { describe, expect, it } from '@jest/globals';
import { authorizedFetch } from './authorized-fetch.js';

const root = 'http://127.0.0.1';
const rejected = () => new Response('{}', { status: 401 });
const done = () => new Response('{}');

function callsWith(answers: readonly (() => Response)[], tokens: readonly (string | Response)[]) {
  const log: string[] = [];
  const [nextAnswer, nextToken] = [[...answers], [...tokens]];
  const credentials = {
    token: async (scope?: string) => {
      log.push(`token ${scope ?? 'for all'}`);
      return nextToken.shift() ?? 'last';
    },
    reject: (scope?: string) => void log.push(`reject ${scope ?? 'for all'}`),
    dropRestricted: () => void log.push('drop'),
  };
  const call = authorizedFetch(credentials, async ({ method, headers }) => {
    log.push(`${method} with ${headers.get('authorization')}`);
    return nextAnswer.shift()?.() ?? done();
  });
  return { log, call };
}

describe('A call to an API', () => {
  it('authenticates with a token of its entity', async () => {
    const { log, call } = callsWith([done], ['narrow']);
    await call(new Request(`${root}/api/v2/applications/my-app`));
    expect(log).toEqual(['token apps:my-app', 'GET with Bearer narrow']);
  });

  it('is sent again, body included, with a new token when the old one is rejected', async () => {
    const { log, call } = callsWith([rejected, done], ['old', 'new']);
    const answer = await call(
      new Request(`${root}/api/v2/applications`, { method: 'POST', body: '{"id":"a"}' }),
    );
    expect(answer.status).toBe(200);
    expect(log.slice(2, 5)).toEqual(['reject for all', 'token for all', 'POST with Bearer new']);
  });

  it('that changed something at account drops all restricted tokens, whose rights may have changed', async () => {
    const { log, call } = callsWith([], []);
    await call(new Request(`${root}/api/v2/applications/my-app`));
    await call(new Request(`${root}/handler/applications/my-app`, { method: 'PUT' }));
    expect(log).not.toContain('drop');
    await call(new Request(`${root}/api/v2/applications/my-app`, { method: 'DELETE' }));
    await call(new Request(`${root}/api/v2/organizations/mine/members/me`, { method: 'DELETE' }));
    expect(log.filter((line) => line === 'drop')).toHaveLength(2);
  });

  it('that failed to change an entity drops no token', async () => {
    const { log, call } = callsWith([() => new Response('{}', { status: 409 })], []);
    await call(new Request(`${root}/api/v2/applications/my-app`, { method: 'DELETE' }));
    expect(log).not.toContain('drop');
  });

  it('may name its entity in the body only', async () => {
    const { log, call } = callsWith([done], ['narrow']);
    await call(new Request(`${root}/handler/applications`, { method: 'POST' }), 'apps:my-app');
    expect(log[0]).toBe('token apps:my-app');
  });

  it('fails when new tokens are rejected as well', async () => {
    const { log, call } = callsWith([rejected, rejected, rejected, rejected], []);
    expect((await call(new Request(`${root}/api/v2/users/me`))).status).toBe(401);
    expect(log.filter((line) => line.startsWith('GET'))).toHaveLength(3);
  });

  it('returns the rejection of its scope, also to a call that waited for the same token', async () => {
    const rejection = new Response('{"code":403}', { status: 403 });
    const { log, call } = callsWith([], [rejection, rejection]);
    const request = new Request(`${root}/api/v2/applications/not-mine`);
    for (const answer of await Promise.all([call(request), call(request)])) {
      expect(answer.status).toBe(403);
      expect(await answer.json()).toEqual({ code: 403 });
    }
    expect(log).toEqual(['token apps:not-mine', 'token apps:not-mine']);
  });
});
