import { describe, expect, it } from '@jest/globals';
import { nextPath, queryAt } from './next-path.js';

describe('The place after a login', () => {
  it('is an authorization request on this server', () => {
    const path = '/users/authorize?client_id=tool&state=a%20b';
    expect(nextPath(path)).toBe(path);
    expect(queryAt(path)).toEqual({ client_id: 'tool', state: 'a b' });
  });

  it.each(['/users', '/users/profile', '/users/password', '/users/sessions', '/users/clients'])(
    'may be a page of the account: %s',
    (path) => expect(nextPath(path)).toBe(path),
  );

  it.each(['/users/device', '/users/device?user_code=BCDF-GHJK'])('may be the page of a device: %s', (path) =>
    expect(nextPath(path)).toBe(path),
  );

  it('may be the console', () => expect(nextPath('/')).toBe('/'));

  it.each([
    '',
    '/users/device?next=//evil.example',
    '/users/device?user_code=BCDF-GHJK&x',
    '/users/logout',
    '/users/profile/',
    '/users/reset-password',
    '/?x',
    '/users/login',
    'https://evil.example/users/authorize?x',
    '//evil.example/users/authorize?x',
    '/users/authorize/../../evil?x',
    '/users/authorize?x\r\nset-cookie: a=b',
  ])('is never another: "%s"', (raw) => expect(nextPath(raw)).toBeUndefined());
});
