import { describe, expect, it } from '@jest/globals';
import { grantIdIn, newTokenId } from './token-issuer.service.js';

describe('The id of a token', () => {
  it('differs for each token', () => expect(newTokenId('g')).not.toBe(newTokenId('g')));
  it('contains the id of the grant that the token belongs to', () =>
    expect(grantIdIn(newTokenId('g'))).toBe('g'));
  it.each([newTokenId(), undefined, ''])('contains no grant id when the token belongs to none: %s', (id) =>
    expect(grantIdIn(id)).toBeUndefined(),
  );
});
