import type { account } from '@fieldpost/contracts';

/** The result of a change for the login throttle: only a wrong current password counts. */
export const forThrottle = (response: account.UserChange__Output) => ({
  ...response,
  rejection: response.problem === '' ? 'NONE' : response.field === 'old_password' ? 'USER' : 'RULE',
});
