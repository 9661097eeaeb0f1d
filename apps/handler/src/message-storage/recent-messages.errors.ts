import { defineError } from '@fieldpost/errors';

export const messageStorageNotFound = defineError(
  'message_storage_not_found',
  'not_found',
  'Message storage of application "{app_id}" not found',
);

export const tooManyStoredMessages = defineError(
  'too_many_stored_messages',
  'resource_exhausted',
  'MaxMessages too large: all applications of the owner of "{app_id}" may have {limit} messages stored together',
);
