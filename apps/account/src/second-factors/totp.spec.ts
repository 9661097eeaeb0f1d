import { describe, expect, it } from '@jest/globals';
import { Secret } from 'otpauth';
import { newTotp, stepOf } from './totp.js';

/** The shared secret of RFC 6238, Appendix B. */
const secret = Secret.fromUTF8('12345678901234567890').base32;

describe('A code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('is that of RFC 6238, Appendix B, at second %i', (second, code) =>
    expect(stepOf(code, secret, second * 1000)).toBe(Math.floor(second / 30)),
  );

  it('is valid one step early or late, and has the step that it belongs to', () => {
    const step = Math.floor(1_234_567_890 / 30);
    for (const [early, expected] of [
      [-60, undefined],
      [-30, step],
      [30, step],
      [60, undefined],
    ] as const)
      expect(stepOf('005924', secret, (1_234_567_890 + early) * 1000)).toBe(expected);
  });

  it.each(['', '00592', '0059240', 'abcdef', '00592４'])('has six digits: "%s"', (code) =>
    expect(stepOf(code, secret, 1_234_567_890_000)).toBeUndefined(),
  );

  it('comes from a secret of 160 bits, which an app reads as a URI', () => {
    const made = newTotp('Fieldpost', 'jane');
    expect(Secret.fromBase32(made.secret).bytes).toHaveLength(20);
    expect(made.uri).toContain('otpauth://totp/Fieldpost:jane?issuer=Fieldpost&secret=');
  });
});
