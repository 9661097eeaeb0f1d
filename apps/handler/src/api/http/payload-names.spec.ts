import { describe, expect, it } from '@jest/globals';
import { withPayload } from './payload-names.js';

describe('The payload of a request over HTTP', () => {
  it.each([
    ['payload_raw', { payload_raw: 'AQI=' }],
    ['payload_hex', { payload_hex: '0102' }],
  ])('is read from %s', (_name, body) =>
    expect(withPayload(JSON.stringify({ port: 1, ...body }))).toEqual({ port: 1, payload: 'AQI=' }),
  );

  it('may be empty or missing', () => {
    expect(withPayload('{"payload_hex":""}')).toEqual({ payload: '' });
    expect(withPayload('{"payload_raw":null}')).toEqual({ payload: undefined });
    expect(withPayload('{}')).toEqual({ payload: undefined });
  });

  it.each([
    [{ payload: '01020304' }, 'payload not valid: should be sent as payload_raw (base64) or payload_hex'],
    [
      { payload_raw: '0102' + '0' },
      'payload_raw not valid: must be base64 with padding; hexadecimal is payload_hex',
    ],
    [{ payload_raw: 7 }, 'payload_raw not valid: must be base64 with padding; hexadecimal is payload_hex'],
    [{ payload_hex: '010' }, 'payload_hex not valid: must be pairs of hexadecimal digits'],
    [{ payload_hex: 'AQI=' }, 'payload_hex not valid: must be pairs of hexadecimal digits'],
    [
      { payload_hex: '01', payload_raw: 'AQ==' },
      'payload_hex not valid: can not be sent together with payload_raw',
    ],
  ])('is rejected as %j, with the name of the field', (body, message) =>
    expect(() => withPayload(JSON.stringify(body))).toThrow(message),
  );

  it.each(['', '[]', 'null', '{"port":'])('is not looked for in %j', (body) =>
    expect(withPayload(body)).toBe(body),
  );
});
