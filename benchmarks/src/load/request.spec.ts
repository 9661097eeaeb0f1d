import { describe, expect, it } from '@jest/globals';
import { next, ready, written } from './request.js';

describe('A request of the load generator', () => {
  it('is complete without a body', () =>
    expect(ready(written({ method: 'GET', path: '/a', authorization: 'key k' }), '')).toBe(
      'GET /a HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: key k\r\n\r\n',
    ));

  it('uses values of the response before, and then has a fixed length', () => {
    const form = { grant_type: 'refresh_token', refresh_token: next };
    const text = ready(written({ method: 'POST', path: '/t', form }), 'a+b');
    expect(text).toContain('\r\ncontent-length: 44\r\n\r\ngrant_type=refresh_token&refresh_token=a%2Bb');
  });
});
