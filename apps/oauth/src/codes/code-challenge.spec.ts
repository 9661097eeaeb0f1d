import { describe, expect, it } from '@jest/globals';
import { isVerifier, isChallenge } from './code-challenge.js';

// The pair of RFC 7636, appendix B.
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

describe('A code challenge', () => {
  it('matches its verifier only', () => {
    expect(isVerifier(challenge, verifier)).toBe(true);
    expect(isVerifier(challenge, `${verifier}x`)).toBe(false);
    expect(isVerifier(challenge, challenge)).toBe(false);
    expect(isVerifier(challenge, '')).toBe(false);
  });

  it('is a digest', () => {
    expect(isChallenge(challenge)).toBe(true);
    expect(isChallenge('short')).toBe(false);
    expect(isChallenge(`${challenge}=`)).toBe(false);
  });
});
