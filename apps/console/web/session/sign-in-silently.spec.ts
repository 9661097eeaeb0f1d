import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { signInSilently } from './sign-in-silently.js';

const site = 'https://fieldpost.example';
const authorize = `${site}/users/authorize?state=s`;
const pending = { state: 's', verifier: 'v', returnTo: '' };
const tokens = { accessToken: 'a', refreshToken: 'r', user: 'user-1', expires: 1 };
const { fetch: ownFetch } = globalThis;

let asked: unknown[];
let end: string | Error;
let completion: typeof tokens | Error;

const authorization = {
  begin: async () => ({ url: authorize, pending }),
  complete: async (address: string, begun: typeof pending) => {
    asked.push(address, begun);
    if (completion instanceof Error) throw completion;
    return completion;
  },
};
const signIn = (pathname: string) => signInSilently(authorization, { pathname });

beforeEach(() => {
  asked = [];
  completion = tokens;
  globalThis.fetch = async (url) => {
    asked.push(url);
    if (end instanceof Error) throw end;
    return Object.defineProperty(new Response(''), 'url', { value: end });
  };
});
afterEach(() => void (globalThis.fetch = ownFetch));

describe('The silent login', () => {
  const back = `${site}/console/callback?code=c&state=s`;

  it('exchanges the code of the final URL', async () => {
    end = back;
    expect(await signIn('/console/applications')).toBe(tokens);
    expect(asked).toEqual([authorize, back, pending]);
  });

  it.each([
    ['asks to log in', `${site}/users/login?next=x`],
    ['asks whether the console may', authorize],
    ['is not reached', new TypeError('Failed to fetch')],
  ])('brings nothing where the server %s', async (_, way) => {
    end = way;
    expect(await signIn('/')).toBeUndefined();
  });

  it('has no result when the server issues no token', async () => {
    end = back;
    completion = new Error('access_denied');
    expect(await signIn('/')).toBeUndefined();
  });

  it.each(['/console/callback', '/console/signed-out'])('is not tried at %s', async (path) => {
    end = back;
    expect(await signIn(path)).toBeUndefined();
    expect(asked).toEqual([]);
  });
});
