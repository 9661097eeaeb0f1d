import { defineError } from '@fieldpost/errors';

export const mailRejected = defineError(
  'mail_rejected',
  'invalid_argument',
  'Mail not valid: the mail server rejected it: {reason}',
);
export const noMailServer = defineError(
  'no_mail_server',
  'invalid_argument',
  'Mail not valid: no mail server is configured',
);
export const mailQueueFull = defineError(
  'mail_queue_full',
  'unavailable',
  'unavailable: too many mails are waiting',
);
export const tooManyMails = defineError(
  'too_many_mails',
  'resource_exhausted',
  'too many mails were requested: try again in {seconds} seconds',
);
