import type { account } from '@fieldpost/contracts';

/** A change as the login throttle looks at it: only a wrong current password is a guess. */
export const judged = (answer: account.UserChange__Output) => ({
  ...answer,
  rejection: answer.problem === '' ? 'NONE' : answer.field === 'old_password' ? 'USER' : 'RULE',
});
