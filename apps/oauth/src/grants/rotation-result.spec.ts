import { describe, expect, it } from '@jest/globals';
import { rotationResult } from './grants.repository.js';

const now = new Date(100_000);
const used = (msAgo: number) => ({ used: new Date(now.getTime() - msAgo) });
const unused = { used: null };

describe('The use of a refresh token', () => {
  it('replaces it', () => expect(rotationResult(unused, undefined, now)).toBe('first'));
  it('may be repeated for ten seconds', () =>
    expect(rotationResult(used(10_000), unused, now)).toBe('repeated'));
  it('ends the grant after that', () => expect(rotationResult(used(10_001), unused, now)).toBe('reused'));
  it('is late when its successor was used', () => expect(rotationResult(used(1), used(0), now)).toBe('late'));
  it('is late when its successor is not the one that was given', () =>
    expect(rotationResult(used(1), undefined, now)).toBe('late'));
});
