import { describe, expect, it } from '@jest/globals';
import { serverUrl } from './server-url.js';

describe('The address of a server', () => {
  it.each([
    ['https://fieldpost.example/', 'https://fieldpost.example'],
    ['https://fieldpost.example:8443', 'https://fieldpost.example:8443'],
    ['http://127.0.0.1:8000', 'http://127.0.0.1:8000'],
    ['http://[::1]:8000', 'http://[::1]:8000'],
    ['http://localhost:8000', 'http://localhost:8000'],
  ])('is its origin: %s', (text, origin) => expect(serverUrl(text)).toBe(origin));

  it.each([
    'fieldpost.example',
    'ftp://fieldpost.example',
    'http://fieldpost.example',
    'http://127.0.0.1.example',
    'https://user:secret@fieldpost.example',
    'https://fieldpost.example/users',
  ])('is rejected as %s, because tokens are sent there', (text) =>
    expect(() => serverUrl(text)).toThrow('not valid'),
  );
});
