/** Why somebody gets no token, in the words of the inner contract (protos/fieldpost/account/v1). */
export const refusals = ['CLIENT', 'USER', 'GRANT_TYPE', 'SCOPE', 'KEY'] as const;
export type Refusal = (typeof refusals)[number];

/** A refusal is an answer, not an error: an error would mean "I cannot tell". */
export interface Refused {
  readonly refusal: Refusal;
  readonly reason: string;
}

export const refuse = (refusal: Refusal, reason: string): Refused => ({ refusal, reason });

export const isRejected = (decision: object): decision is Refused => 'refusal' in decision;
