import { describe, expect, it } from '@jest/globals';
import { judgeOpening } from './first-bytes.js';

describe('A connection', () => {
  it.each([
    ['tls', '\x16\x03\x01'],
    ['http2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['http2', 'PRI '],
    ['http1', 'POST / HTTP/1.1\r\n'],
    ['http1', 'GET /'],
    ['unclear', 'P'],
    ['unclear', 'PR'],
    ['unclear', 'GET'],
    ['garbage', 'PRIX'],
    ['garbage', 'get /'],
    ['garbage', '\x00\x00\x00'],
    ['garbage', 'SSH-2.0-x'],
  ])('is %s when it starts with %j', (opening, start) =>
    expect(judgeOpening(Buffer.from(start, 'latin1'))).toBe(opening),
  );
});
