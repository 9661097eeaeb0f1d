import { describe, expect, it } from '@jest/globals';
import { judge } from './rotation.js';

const now = new Date(100_000);
const used = (msAgo: number) => ({ used: new Date(now.getTime() - msAgo) });
const unused = { used: null };

describe('The use of a refresh token', () => {
  it('replaces it', () => expect(judge(unused, undefined, now)).toBe('first'));
  it('may be repeated for ten seconds', () => expect(judge(used(10_000), unused, now)).toBe('repeated'));
  it('is theft after that', () => expect(judge(used(10_001), unused, now)).toBe('reused'));
  it('is late when its successor was used', () => expect(judge(used(1), used(0), now)).toBe('late'));
  it('is late when its successor is not the one that was given', () =>
    expect(judge(used(1), undefined, now)).toBe('late'));
});
