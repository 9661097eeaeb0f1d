import { describe, expect, it } from '@jest/globals';
import { RedirectUri } from './redirect-uri.js';

describe('A redirect URI', () => {
  it.each([
    'https://app.example/callback',
    'https://app.example:8443/a?b=c',
    'http://127.0.0.1/callback',
    'http://[::1]:5000/',
    'http://localhost/x',
  ])('may be "%s"', (uri) => expect(RedirectUri(uri, 'Uri')).toBe(uri));

  it.each([
    ['/callback', 'should be an absolute URI'],
    ['', 'should be an absolute URI'],
    [7, 'should be an absolute URI'],
    ['https://app.example/a b', 'should be an absolute URI'],
    [`https://app.example/${'x'.repeat(2000)}`, 'should be an absolute URI'],
    ['https://app.example/#there', 'should have no fragment'],
    ['https://app.example/#', 'should have no fragment'],
    ['https://ann@app.example/', 'should have no credentials'],
    ['http://app.example/', 'should be https, or http on loopback'],
    ['http://127.0.0.1.app.example/', 'should be https, or http on loopback'],
    ['javascript:alert(1)', 'should be https, or http on loopback'],
  ])('may not be "%s"', (uri, reason) =>
    expect(() => RedirectUri(uri, 'Uri')).toThrow(`Uri not valid: ${reason}`),
  );
});
