import { describe, expect, it } from '@jest/globals';
import { relyingPartyOf } from './relying-party.js';

describe('The website that passkeys belong to', () => {
  it.each([
    ['https://fieldpost.example.org', 'fieldpost.example.org', 'https://fieldpost.example.org'],
    ['https://fieldpost.example.org:8443/', 'fieldpost.example.org', 'https://fieldpost.example.org:8443'],
    ['http://localhost:3001', 'localhost', 'http://localhost:3001'],
    ['http://127.0.0.1:8000', 'localhost', 'http://localhost:8000'],
    ['http://[::1]:8000', 'localhost', 'http://localhost:8000'],
  ])('at %s is %s', (url, id, origin) =>
    expect(relyingPartyOf(url, 'Acme Sensors')).toEqual({ id, origin, name: 'Acme Sensors' }),
  );

  it.each(['http://fieldpost.example.org', 'https://192.0.2.1', 'https://[2001:db8::1]'])(
    'does not exist at %s, where browsers offer no passkeys',
    (url) => expect(relyingPartyOf(url, 'Acme Sensors')).toBeUndefined(),
  );
});
