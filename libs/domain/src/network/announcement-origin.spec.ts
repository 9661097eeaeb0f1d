import { describe, expect, it } from '@jest/globals';
import { isOfRegistration } from './announcement-origin.js';

const created = '2026-11-25T02:00:00.123Z';
const at = Date.parse(created);

describe('An announcement', () => {
  it('counts when it was made under the registration that is there', () =>
    expect(isOfRegistration(at, created)).toBe(true));

  it('counts when its component had been registered at the latest when its token was issued', () =>
    expect(isOfRegistration(at + 5_000, created)).toBe(true));

  it('does not count when its component was registered again since', () =>
    expect(isOfRegistration(at - 1, created)).toBe(false));

  it('counts where discovery or account does not report the time', () => {
    expect(isOfRegistration(undefined, created)).toBe(true);
    expect(isOfRegistration(0, '')).toBe(true);
  });
});
