import { defineError } from '@fieldpost/errors';

export const messageStorageNotFound = defineError(
  'message_storage_not_found',
  'not_found',
  'Message storage of application "{app_id}" not found',
);
