import { defineError } from '@fieldpost/errors';

export const integrationNotFound = defineError(
  'integration_not_found',
  'not_found',
  'Integration "{id}" not found',
);

export const integrationExists = defineError(
  'integration_exists',
  'already_exists',
  'Integration "{id}" already exists',
);

export const tooManyIntegrations = defineError(
  'too_many_integrations',
  'invalid_argument',
  'Integration not valid: an application may have at most {most}',
);

export const deadLetterNotFound = defineError(
  'dead_letter_not_found',
  'not_found',
  'Dead letter "{id}" not found',
);

export const headersMissing = defineError(
  'integration_headers_missing',
  'invalid_argument',
  'Headers not valid: should be sent again, because the origin of the URL changes',
);
