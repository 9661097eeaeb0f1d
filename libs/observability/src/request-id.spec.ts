import { describe, expect, it } from '@jest/globals';
import { requestIdFrom } from './request-id.js';

const own = /^[0-9a-f-]{36}$/;

describe('The id of a request', () => {
  it.each(['a', '0f8fad5b-d9cb-469f-a165-70867728950e', 'lb-1.2_3'])('is that of the caller: %s', (given) =>
    expect(requestIdFrom(given)).toBe(given),
  );

  it.each([undefined, '', '-a', 'a b', 'a"b', 'a\nb', 'a'.repeat(65), ['a']])(
    'is our own when that is no id: %j',
    (given) => expect(requestIdFrom(given)).toMatch(own),
  );
});
