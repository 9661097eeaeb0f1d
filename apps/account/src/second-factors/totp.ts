import { Secret, TOTP } from 'otpauth';

/** Seconds for which a code is shown (RFC 6238, 4.1). */
const period = 30;
/** Steps that the clock of a phone may be off. */
const window = 1;

export interface TotpSecret {
  /** Base32. */
  readonly secret: string;
  /** `otpauth://` URI for a QR code. */
  readonly uri: string;
}

const totp = (secret: Secret, issuer = '', label = ''): TOTP =>
  new TOTP({ issuer, label, secret, digits: 6, period, algorithm: 'SHA1' });

/** A secret of 160 random bits; SHA-1 and six digits, because other values are not understood by all apps. */
export function newTotp(issuer: string, username: string): TotpSecret {
  const secret = new Secret({ size: 20 });
  return { secret: secret.base32, uri: totp(secret, issuer, username).toString() };
}

/** The time step of a code, a step early or late at most; undefined for a wrong code. `now` in Unix milliseconds. */
export function stepOf(code: string, secret: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = totp(Secret.fromBase32(secret)).validate({ token: code, timestamp: now, window });
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta;
}
