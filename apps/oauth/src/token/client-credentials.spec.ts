import { describe, expect, it } from '@jest/globals';
import { readClient } from './client-credentials.js';

const basic = (text: string): string => `basic ${Buffer.from(text).toString('base64')}`;
const withCode = (code: string) => expect.objectContaining({ code });

describe('A client', () => {
  it('may percent-encode its credentials in the header', () =>
    expect(readClient(basic('my%20tool:a%3Ab'), {})).toEqual({
      id: 'my tool',
      secret: 'a:b',
      isInBody: false,
    }));

  it('may be named in the body', () =>
    expect(readClient(undefined, { client_id: 'tool', client_secret: 's' })).toEqual({
      id: 'tool',
      secret: 's',
      isInBody: true,
    }));

  it('may be public and have no secret', () =>
    expect(readClient(undefined, { client_id: 'tool' })).toMatchObject({ secret: '' }));

  it('is identified by the header when both are present', () =>
    expect(readClient(basic('tool:s'), { client_id: 'tool', client_secret: 'x' })).toMatchObject({
      secret: 's',
    }));

  it.each([
    ['names itself twice, differently', basic('tool:s'), { client_id: 'other' }, 'not_valid'],
    ['has an empty name', basic(':s'), {}, 'invalid_client'],
    ['sends another scheme', 'Bearer x', { client_id: 'tool' }, 'invalid_client'],
    ['sends a header that cannot be read', 'Basic !', {}, 'invalid_client'],
    ['does not name itself', undefined, {}, 'invalid_client'],
  ])('is rejected when it %s', (_, header, fields, code) =>
    expect(() => readClient(header, fields)).toThrow(withCode(code)),
  );
});
