import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { newRecoveryCodes, recoveryDigest } from './recovery-codes.js';

describe('Recovery codes', () => {
  const codes = newRecoveryCodes(randomBytes);

  it('are ten different ones of 80 bits', () => {
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-km-np-z2-9]{4}(?:-[a-km-np-z2-9]{4}){3}$/);
  });

  it('use every bit', () => {
    const [ones] = newRecoveryCodes((size) => Buffer.alloc(size, 255));
    const [zeros] = newRecoveryCodes((size) => Buffer.alloc(size));
    expect([zeros, ones]).toEqual(['aaaa-aaaa-aaaa-aaaa', '9999-9999-9999-9999']);
  });

  it('are recognized in upper case, and without dashes', () => {
    const [code = ''] = codes;
    expect(recoveryDigest(code.toUpperCase().replaceAll('-', ' '))).toBe(recoveryDigest(code));
    expect(recoveryDigest(codes[1] ?? '')).not.toBe(recoveryDigest(code));
  });
});
