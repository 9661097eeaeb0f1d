import { defineError } from '@fieldpost/errors';

export const tokenMissing = defineError(
  'token_missing',
  'unknown',
  'context: Metadata does not contain token',
);

export const mayNotAnnounce = defineError(
  'may_not_announce',
  'permission_denied',
  'permission denied: Discovery: {reason}',
);

export const mayNotChangeMetadata = defineError(
  'may_not_change_metadata',
  'permission_denied',
  'permission denied: {reason}',
);

export const announcementNotFound = defineError(
  'announcement_not_found',
  'not_found',
  'discovery:announcement:{service_name}:{id} not found',
);

export const metadataNotFound = defineError(
  'metadata_not_found',
  'not_found',
  'discovery:{kind}:{value} not found',
);

/** The sentence of the original, whose readers may look for it. */
export const pageNotValid = defineError(
  'page_not_valid',
  'unknown',
  'strconv.ParseUint: parsing "{value}": invalid syntax',
);
