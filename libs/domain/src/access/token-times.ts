/**
 * Seconds by which tokens are dated back: published v2 verifiers reject a token from the future by one second already
 * (docs/protocol/tokens.md#claim-decoding). So a token made right after a password change looks older than
 * the change.
 */
export const datedBackSeconds = 5;

/** Whether a token was issued before the user's `valid_after`; both in Unix seconds. */
export const isOutdated = (issuedAt: number | undefined, validAfter: number): boolean =>
  (issuedAt ?? 0) + datedBackSeconds < validAfter;
