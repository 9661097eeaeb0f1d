import { defineError } from '@fieldpost/errors';

export const formNotOurs = defineError(
  'form_not_ours',
  'permission_denied',
  'permission denied: the form did not come from this site',
);
