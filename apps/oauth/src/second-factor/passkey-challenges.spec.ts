import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { type ChallengeUse, PasskeyChallenges } from './passkey-challenges.js';

describe('A challenge for a passkey', () => {
  const challenges = new PasskeyChallenges([randomBytes(32)]);
  const use: ChallengeUse = { visitorId: 'browser', purpose: 'factor', userId: 'u_1' };
  const now = 1_700_000_000_000;

  it('has 256 bits, and belongs to one browser, purpose and user', () => {
    const { challenge, sealed } = challenges.make(use, now);
    expect(Buffer.from(challenge, 'base64url')).toHaveLength(32);
    expect(challenges.open(sealed, use, now)).toBe(challenge);
    for (const other of [{ visitorId: 'another' }, { purpose: 'creation' }, { userId: 'u_2' }] as const)
      expect(challenges.open(sealed, { ...use, ...other }, now)).toBeUndefined();
    expect(challenges.open('forged', use, now)).toBeUndefined();
  });

  it('is valid for ten minutes', () => {
    const { challenge, sealed } = challenges.make(use, now);
    expect(challenges.open(sealed, use, now + 600_000)).toBe(challenge);
    expect(challenges.open(sealed, use, now + 600_001)).toBeUndefined();
  });
});
