import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OauthUnderTest } from '../support/oauth-under-test.js';

const oauth = new OauthUnderTest();
beforeAll(() => oauth.start());
afterAll(() => oauth.close());

const open = (method: string, accept: string) =>
  fetch(`${oauth.http}/users/nothing?next=<b>x</b>`, { method, headers: { accept } });

describe('A path without a page', () => {
  it('is a page for people, which leads to the start page and shows nothing of the address', async () => {
    const response = await open('GET', 'text/html,application/xhtml+xml,*/*;q=0.8');
    const text = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    expect(text).toContain('Page not found');
    expect(text).toContain('<a href="/">');
    expect(text).not.toContain('nothing');
  });

  it.each([
    ['GET', '*/*'],
    ['GET', 'application/json'],
    ['POST', 'text/html'],
  ])('is an error of the API for programs: %s, which accept %s', async (method, accept) => {
    const response = await open(method, accept);
    expect([response.status, await response.json()]).toEqual([
      404,
      { code: 404, error: `${method} /users/nothing not found` },
    ]);
  });
});
