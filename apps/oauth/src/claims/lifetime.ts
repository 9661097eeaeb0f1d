/**
 * Seconds by which tokens are dated back: published v2 verifiers refuse a token from the future by one second already
 * (wire/account.md 5.2).
 */
export const datedBackSeconds = 5;

/** When a token is made (Unix milliseconds) and for how many seconds it is good. */
export interface Lifetime {
  readonly now: number;
  readonly seconds: number;
}

/** Unix seconds, whole numbers: v2 verifiers refuse fractions. */
export interface Times {
  readonly iat: number;
  readonly nbf: number;
  readonly exp: number;
}

/** Whether a token was made before the moment from which its user's tokens count; both in Unix seconds. */
export const isOutdated = (issuedAt: number | undefined, validAfter: number): boolean =>
  (issuedAt ?? 0) + datedBackSeconds < validAfter;

export function timesOf({ now, seconds }: Lifetime): Times {
  const made = Math.floor(now / 1000);
  return { iat: made - datedBackSeconds, nbf: made - datedBackSeconds, exp: made + seconds };
}
