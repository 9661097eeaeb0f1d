import { describe, expect, it } from '@jest/globals';
import { needsCreatedBody } from './clients-that-need-bodies.js';

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
