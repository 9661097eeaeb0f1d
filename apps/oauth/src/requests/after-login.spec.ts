import { describe, expect, it } from '@jest/globals';
import { afterLogin } from './after-login.js';

describe('The request to which a login returns', () => {
  it('is the same when it says nothing about the login', () => {
    const path = '/users/authorize?client_id=a%20b&prompt=consent&state=%2F';
    expect(afterLogin(path)).toBe(path);
  });

  it.each([
    ['prompt=login', ''],
    ['prompt=select_account', ''],
    ['prompt=login+consent', '&prompt=consent'],
    ['max_age=0', ''],
    ['id_token_hint=x.y.z', ''],
    ['max_age=5&prompt=login%20select_account', ''],
  ])('does not ask for another login: %s', (given, left) =>
    expect(afterLogin(`/users/authorize?client_id=a&${given}`)).toBe(`/users/authorize?client_id=a${left}`),
  );
});
