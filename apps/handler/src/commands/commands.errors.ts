import { defineError } from '@fieldpost/errors';

export const commandNotValid = defineError(
  'handler_command_not_valid',
  'invalid_argument',
  'Command not valid: use reseal [--json] or handler forget ID [--json]',
);
