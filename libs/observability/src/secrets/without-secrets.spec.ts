import { describe, expect, it } from '@jest/globals';
import { withoutSecrets } from './without-secrets.js';

const key = 'Xk3_9-aZ'.repeat(6);

describe('A line of the log', () => {
  it.each([
    ['a token', `token eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ4In0.c2ln_-3 seen`, 'token [redacted] seen'],
    ['a bearer', '"Bearer abcdefgh12345"', '"[redacted]"'],
    ['credentials', '"Basic dXNlcjpwYXNz"', '"[redacted]"'],
    ['an access key', `"ttn-account-v2.${key}"`, '"ttn-account-v2.[redacted]"'],
    ['a password in a URL', 'smtp://user:hush@mail.example:25', 'smtp://[redacted]@mail.example:25'],
  ])('has no %s in any field', (_what, line, left) => expect(withoutSecrets(line)).toBe(left));

  it.each([
    '{"path":"/api/v2/applications","request_id":"0f8fad5b-d9cb-469f-a165-70867728950e"}',
    '{"trace_id":"4bf92f3577b34da6a3ce929d0e0e4736","time":"2026-11-21T10:00:00.000Z"}',
    '{"reason":"https://account.example/key cannot be read"}',
  ])('keeps all else: %s', (line) => expect(withoutSecrets(line)).toBe(line));
});
