import { describe, expect, it } from '@jest/globals';
import {
  isPageOfSite,
  isReceiverKnown,
  isRegistered,
  displayHostOf,
  sourcesOf,
  withQuery,
} from './redirect-uris.js';

describe('A redirect URI', () => {
  const registered = [
    'https://app.example/cb?x=1',
    'http://127.0.0.1/callback',
    'http://[::1]:80/cb',
    'com.example:/cb',
  ];

  it.each([
    'https://app.example/cb?x=1',
    'http://127.0.0.1/callback',
    'http://127.0.0.1:49152/callback',
    'http://[::1]:49152/cb',
    'com.example:/cb',
  ])('is accepted when it is registered, on any port of loopback: %s', (uri) =>
    expect(isRegistered(registered, uri)).toBe(true),
  );

  it.each([
    'https://app.example/cb',
    'https://app.example/cb?x=1&y=2',
    'https://app.example:8443/cb?x=1',
    'https://app.example/cb?x=1#part',
    'https://APP.example/cb?x=1',
    'https://app.example.evil.example/cb?x=1',
    'http://127.0.0.1/callback/more',
    'http://127.0.0.1.evil.example/callback',
    'http://127.0.0.1:1@evil.example/callback',
    'http://127.0.0.1:123456/callback',
    'https://127.0.0.1/callback',
    'http://localhost/callback',
    'com.example:/other',
    '',
  ])('is rejected when it is not registered: %s', (uri) => expect(isRegistered(registered, uri)).toBe(false));

  it('keeps its own query', () => {
    expect(withQuery('https://app.example/cb?x=1', { code: 'a b' })).toBe(
      'https://app.example/cb?x=1&code=a+b',
    );
    expect(withQuery('com.example:/cb', { code: 'c' })).toBe('com.example:/cb?code=c');
  });

  it.each([
    ['https://app.example:8443/cb', 'https:'],
    ['com.example:/cb', 'https: com.example:'],
    ['http://[::1]:8080/cb', 'https: http:'],
  ])('allows the client to redirect to another host: %s', (uri, sources) =>
    expect(sourcesOf(uri)).toBe(sources),
  );

  it.each([
    ['https://app.example/cb', true, true],
    ['http://127.0.0.1:49152/cb', true, false],
    ['http://[::1]/cb', true, false],
    ['com.example:/cb', true, false],
    ['http://127.0.0.1:8000/console/callback', true, true],
    ['http://127.0.0.1.evil.example:8000/cb', true, false],
    ['http://127.0.0.1:49152/cb', false, true],
  ])(
    'of a public client has a known receiver only with https or on this server: %s, public: %s',
    (uri, isPublic, is) => expect(isReceiverKnown(uri, isPublic, 'http://127.0.0.1:8000')).toBe(is),
  );

  it.each([
    ['a page that is registered', {}, true],
    ['that of a client that is not official', { official: false }, false],
    ['that of a client that is not accepted', { accepted: false }, false],
    ['one that is not registered', { redirect_uris: ['https://site.example/console/other'] }, false],
    ['one of another site', { uri: 'https://other.example/callback' }, false],
    ['the page that shows codes', { uri: 'https://site.example/oauth/callback/console' }, false],
    ['another port of loopback', { uri: 'http://127.0.0.1:49152/console/callback' }, false],
  ])('needs no consent of users as a page of this site: %s', (_, change, expected) => {
    const { uri, ...client } = { uri: 'https://site.example/console/callback', ...change };
    const known = { official: true, accepted: true, redirect_uris: [uri], ...client };
    expect(isPageOfSite(uri, known, 'https://site.example')).toBe(expected);
  });

  it('is displayed by its host', () => {
    expect(displayHostOf('http://[::1]:8080/cb')).toBe('[::1]:8080');
    expect(displayHostOf('com.example:/cb')).toBe('com.example:');
  });
});
