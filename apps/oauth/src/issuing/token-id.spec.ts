import { describe, expect, it } from '@jest/globals';
import { grantIdIn, newTokenId } from './token-claims.js';

describe('The id of a token', () => {
  it('is another for each token', () => expect(newTokenId('g')).not.toBe(newTokenId('g')));
  it('tells the grant that the token follows from', () => expect(grantIdIn(newTokenId('g'))).toBe('g'));
  it.each([newTokenId(), undefined, ''])('tells none when there is none: %s', (id) =>
    expect(grantIdIn(id)).toBeUndefined(),
  );
});
