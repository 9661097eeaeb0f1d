import type { account } from '@fieldpost/contracts';

/** The result of a change for the login throttle: only a wrong current password counts. */
export const forThrottle = (answer: account.UserChange__Output) => ({
  ...answer,
  rejection: answer.problem === '' ? 'NONE' : answer.field === 'old_password' ? 'USER' : 'RULE',
});
