export const keptPageTexts = {
  text: 'You have logged out of the console in another tab of this browser. This page has unsaved changes. Log in again as the same user to continue with them; for another user they are discarded.',
  discard: 'Discard changes',
};
