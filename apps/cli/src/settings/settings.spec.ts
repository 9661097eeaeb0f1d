import { describe, expect, it } from '@jest/globals';
import { noSettings, readSettings, withProfile } from './settings.js';

const one = { server: 'https://one.example' };

describe('The settings', () => {
  it('are read back as they were written', () => {
    const login = { accessToken: 'a', refreshToken: 'r', expires: 1 };
    const settings = withProfile({ ...noSettings, current: 'one' }, 'one', { ...one, ca: '/ca.pem', login });
    expect(readSettings(JSON.stringify(settings))).toEqual(settings);
  });

  it('have no profile that was removed', () =>
    expect(withProfile({ current: 'one', profiles: { one, two: one } }, 'one', undefined)).toEqual({
      current: 'one',
      profiles: { two: one },
    }));

  it.each([
    '',
    '[]',
    '{"current":"one"}',
    '{"current":"one","profiles":[]}',
    '{"current":"one","profiles":{"one":{}}}',
    '{"current":"one","profiles":{"one":{"server":"s","login":{}}}}',
  ])('are not read from a file with something else: %s', (text) =>
    expect(readSettings(text)).toBeUndefined(),
  );
});
