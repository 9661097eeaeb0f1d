import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Browser, formOf, type Seen } from '@fieldpost/testing';
import { runningSuite } from './running-suite.js';

const suite = runningSuite();
const root = suite.addresses.account;
/** The address of oauth itself, behind the reverse proxy. */
const oauth = `http://127.0.0.1:${Number(suite.portBase) + 8}`;

const stranger = new Browser(() => root);
const member = new Browser(() => root);

beforeAll(async () => {
  const username = `pages-${randomBytes(4).toString('hex')}`;
  const filled = { username, email: `${username}@example.com`, password: 'a long enough one 12' };
  await member.submit(formOf(await member.get('/users/register')), filled);
});

const openPages = [
  '/',
  '/users/login',
  '/users/register',
  '/users/forgot-password',
  '/users/reset-password',
  '/users/verify-email',
  '/users/undo-email-change',
  '/users/authorize?client_id=ttnctl&redirect_uri=https://elsewhere.example/',
];
const memberPages = ['/users', '/users/profile', '/users/password', '/users/sessions', '/users/clients'];

function requireGuards({ headers, text }: Pick<Seen, 'headers' | 'text'>): void {
  expect(headers.get('content-type')).toMatch(/^text\/html/);
  expect(text).toContain('<!doctype html>');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('access-control-allow-origin')).toBeNull();
}

describe('Every page', () => {
  it.each(openPages)('guards itself against other sites: %s', async (path) =>
    requireGuards(await stranger.get(path)),
  );

  it.each(memberPages)('protects itself against other sites, with a logged-in user: %s', async (path) =>
    requireGuards(await member.get(path)),
  );

  it('protects itself on every page of the console', async () => {
    const answer = await fetch(`${root}/console`, { headers: { accept: 'text/html' } });
    requireGuards({ headers: answer.headers, text: await answer.text() });
  });

  it('keeps browsers to TLS that came over it, and only those', async () => {
    const [secure, plain] = await Promise.all([
      fetch(`${oauth}/users/login`, { headers: { 'x-forwarded-proto': 'https' } }),
      fetch(`${oauth}/users/login`),
    ]);
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(plain.headers.get('strict-transport-security')).toBeNull();
  });
});

describe('Every response', () => {
  const paths = [
    '/key',
    '/api/v2/users/me',
    '/announcements/handler',
    '/handler/applications/nobodys',
    '/nothing',
  ];

  it.each(paths)('is taken for nothing but what it says it is: %s', async (path) =>
    expect((await stranger.get(path)).headers.get('x-content-type-options')).toBe('nosniff'),
  );

  const apiSchemes = /^Bearer realm="fieldpost", Key realm="fieldpost"$/;

  it.each([
    ['/api/v2/users/me', apiSchemes],
    ['/api/v2/applications', apiSchemes],
    ['/api/v2/users/me/authorized-clients', /^Bearer realm="[^"]+"$/],
  ])(
    'to bad credentials names the schemes that are accepted, and is never stored: %s',
    async (path, schemes) => {
      const { status, headers } = await fetch(`${root}${path}`, {
        headers: { authorization: 'Bearer nonsense' },
      });
      expect([status, headers.get('cache-control')]).toEqual([401, 'no-store']);
      expect(headers.get('www-authenticate')).toMatch(schemes);
    },
  );
});
