import type { SecondFactorsClient } from '@fieldpost/internal-clients';
import { TOTP } from 'otpauth';

/** The code of an authenticator app, some steps of 30 s from now. */
export const codeOf = (key: string, steps = 0): string =>
  new TOTP({ secret: key }).generate({ timestamp: Date.now() + steps * 30_000 });

/** The proof of a user who has just logged in, with a second factor if the user has one. */
export const proofOf = (userId: string) => ({
  user_id: userId,
  logged_in_at: Math.floor(Date.now() / 1000),
  second_factor: true,
});

/** An authenticator app that a user has added. */
export async function addAuthenticator(factors: SecondFactorsClient, userId: string, name = 'my phone') {
  const { id, secret: key, uri } = await factors.startTotp({ user_id: userId, issuer: 'Fieldpost' });
  // The code of the step before, so that tests have the current one and the next one left.
  const added = await factors.confirmTotp({ proof: proofOf(userId), id, name, code: codeOf(key, -1) });
  if (added.problem !== '') throw new Error(added.problem);
  return { id, key, uri, codes: added.recovery_codes, validAfter: added.valid_after };
}
