import { expect, it } from '@jest/globals';
import { userIn } from './user-in.js';

it('The user of an access token is its subject, also beside names that are not in ASCII', () => {
  const claims = { name: 'Zoë ÿÿÿ ???>>>', sub: 'user-1' };
  const token = `header.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
  expect(userIn(token)).toBe('user-1');
});
