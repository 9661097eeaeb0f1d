import { describe, expect, it } from '@jest/globals';
import { requestMetadata, type MetadataSource } from './request-metadata.js';

const read = (headers: MetadataSource['headers'], query: MetadataSource['query'] = {}) =>
  requestMetadata({ headers, query }).getMap();

describe('The metadata of a call over HTTP', () => {
  it.each([
    ['Bearer', 'token'],
    ['bearer', 'token'],
    ['Key', 'key'],
    ['KEY', 'key'],
  ])('has the credentials of the scheme %s as %s', (scheme, name) =>
    expect(read({ authorization: `${scheme} abc.def` })).toEqual({ [name]: 'abc.def' }),
  );

  it('has nothing of another scheme', () => expect(read({ authorization: 'Basic YTpi' })).toEqual({}));

  it('has every header that is meant for it, by its own name', () =>
    expect(read({ 'grpc-metadata-service-name': 'my-client', 'user-agent': 'x' })).toEqual({
      'service-name': 'my-client',
    }));

  it('prefers the credentials of the authorization', () =>
    expect(read({ 'grpc-metadata-token': 'one', authorization: 'Bearer two' })).toEqual({ token: 'two' }));

  it('has the window of a list, where it is more than zero', () => {
    expect(read({}, { limit: '10', offset: '20' })).toEqual({ limit: '10', offset: '20' });
    expect(read({}, { limit: '0', offset: '-1' })).toEqual({});
  });

  it('is rejected with a window that is no number', () =>
    expect(() => read({}, { limit: 'x' })).toThrow('strconv.Atoi: parsing "x": invalid syntax'));

  it('is rejected with a header that gRPC cannot carry', () =>
    expect(() => read({ 'grpc-metadata-token': 'ü' })).toThrow(/^Header token not valid: /));
});
