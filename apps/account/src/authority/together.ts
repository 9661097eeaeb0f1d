import { notValid } from '@fieldpost/errors';

/** As many questions as one call may hold (authority.proto). */
const most = 64;

/** Rejects a call with more questions than it may hold. */
export function requireFew(questions: readonly unknown[], argument: string): void {
  if (questions.length > most) throw notValid({ argument, reason: `should be at most ${most}` });
}

/** Decides about users who are asked about in one call; one decision for each, in the same order. */
export function together<Q, A>(users: readonly Q[], decide: (user: Q) => Promise<A>): Promise<readonly A[]> {
  requireFew(users, 'Users');
  return Promise.all(users.map(decide));
}
