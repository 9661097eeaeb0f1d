/** Why somebody gets no token, in the words of the inner contract (protos/fieldpost/account/v1). */
export const rejections = ['CLIENT', 'USER', 'GRANT_TYPE', 'SCOPE', 'KEY'] as const;
export type Rejection = (typeof rejections)[number];

/** A rejection is an answer, not an error: an error would mean "I cannot tell". */
export interface Rejected {
  readonly rejection: Rejection;
  readonly reason: string;
}

export const reject = (rejection: Rejection, reason: string): Rejected => ({ rejection, reason });

export const isRejected = (decision: object): decision is Rejected => 'rejection' in decision;
