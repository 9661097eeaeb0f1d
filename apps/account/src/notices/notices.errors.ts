import { defineError } from '@fieldpost/errors';

export const noticeNotFound = defineError('notice_not_found', 'not_found', 'Notice {id} not found');
export const tooManyNotices = defineError(
  'too_many_notices',
  'resource_exhausted',
  'Notice not valid: there are {most} already',
);
