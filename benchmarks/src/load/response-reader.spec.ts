import { describe, expect, it } from '@jest/globals';
import { ResponseReader } from './response-reader.js';

describe('A response', () => {
  const text = 'HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nbody';

  it('is read when all of it is there, however it was cut', () => {
    const reader = new ResponseReader();
    expect([...text.slice(0, -1)].map((byte) => reader.add(byte)).filter(Boolean)).toEqual([]);
    expect(reader.add('y')).toEqual({ status: 200, body: 'body' });
    expect(reader.add(text)).toEqual({ status: 200, body: 'body' });
  });

  it('may have no body', () =>
    expect(new ResponseReader().add('HTTP/1.1 204 No Content\r\n\r\n')).toEqual({ status: 204, body: '' }));
});
