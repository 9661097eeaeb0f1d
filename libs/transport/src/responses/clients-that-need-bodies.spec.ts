import { describe, expect, it } from '@jest/globals';
import { needsCreatedBody, needsEveryBody } from './clients-that-need-bodies.js';

const json = { accept: 'application/json', 'content-type': 'application/json' };

describe('A client that needs the created resource in the response', () => {
  it.each([
    ['ttnctl', { ...json, 'user-agent': 'ttnctl/v2.9.1-abc (linux-amd64) (id)' }],
    ['go-account-lib over HTTP/1.1', { ...json, 'user-agent': 'Go-http-client/1.1' }],
    ['go-account-lib over HTTP/2', { ...json, 'user-agent': 'Go-http-client/2.0' }],
  ])('is %s', (_, headers) => expect(needsCreatedBody(headers)).toBe(true));

  it.each([
    ['a client without headers', {}],
    ['a Go program that does not ask for JSON', { 'user-agent': 'Go-http-client/1.1' }],
    [
      'a Go program that only sends JSON',
      { 'user-agent': 'Go-http-client/1.1', 'content-type': json.accept },
    ],
    ['a Go program that takes anything', { ...json, 'user-agent': 'Go-http-client/1.1', accept: '*/*' }],
    ['curl', { ...json, 'user-agent': 'curl/8.5.0' }],
    ['a client that only mentions ttnctl', { ...json, 'user-agent': 'not-ttnctl/1' }],
  ])('is not %s', (_, headers) => expect(needsCreatedBody(headers)).toBe(false));
});

describe('A client that needs a body in every response', () => {
  const nodeSdk = {
    'user-agent': 'node-fetch/1.0 (+https://github.com/bitinn/node-fetch)',
    accept: '*/*',
    'content-type': 'application/json',
  };

  it('is the Node SDK at the paths that it uses', () =>
    expect(needsEveryBody('/applications/my-app', nodeSdk)).toBe(true));

  it.each([
    ['a program with the same HTTP library at the documented paths', '/api/v2/applications/my-app', nodeSdk],
    ['one that sends no content type', '/applications/my-app', { ...nodeSdk, 'content-type': undefined }],
    ['one that asks for JSON', '/applications/my-app', { ...nodeSdk, accept: 'application/json' }],
    ['another program', '/applications/my-app', { ...nodeSdk, 'user-agent': 'node' }],
  ])('is not %s', (_, url, headers) => expect(needsEveryBody(url, headers)).toBe(false));
});
