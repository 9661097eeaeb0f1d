import { describe, expect, it } from '@jest/globals';
import { isAnswered, isChallenge } from './code-challenge.js';

// The pair of RFC 7636, appendix B.
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

describe('A code challenge', () => {
  it('is answered by its verifier alone', () => {
    expect(isAnswered(challenge, verifier)).toBe(true);
    expect(isAnswered(challenge, `${verifier}x`)).toBe(false);
    expect(isAnswered(challenge, challenge)).toBe(false);
    expect(isAnswered(challenge, '')).toBe(false);
  });

  it('is a digest', () => {
    expect(isChallenge(challenge)).toBe(true);
    expect(isChallenge('short')).toBe(false);
    expect(isChallenge(`${challenge}=`)).toBe(false);
  });
});
