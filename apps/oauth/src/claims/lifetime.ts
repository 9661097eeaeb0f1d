import { datedBackSeconds } from '@fieldpost/domain';

/** When a token is made (Unix milliseconds) and for how many seconds it is good. */
export interface Lifetime {
  readonly now: number;
  readonly seconds: number;
}

/** Unix seconds, whole numbers: v2 verifiers reject fractions. */
export interface Times {
  readonly iat: number;
  readonly nbf: number;
  readonly exp: number;
}

export function timesOf({ now, seconds }: Lifetime): Times {
  const made = Math.floor(now / 1000);
  return { iat: made - datedBackSeconds, nbf: made - datedBackSeconds, exp: made + seconds };
}
