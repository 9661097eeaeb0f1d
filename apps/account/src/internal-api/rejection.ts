import type { account } from '@fieldpost/contracts';

/** A rejected request. It is a response: an error status would mean that account cannot decide (account.proto). */
export interface Rejection {
  readonly rejection: Exclude<account.Rejection__Output, 'NONE'>;
  readonly reason: string;
}

export const reject = (rejection: Rejection['rejection'], reason: string): Rejection => ({
  rejection,
  reason,
});

export const isRejection = (result: object): result is Rejection => 'rejection' in result;
