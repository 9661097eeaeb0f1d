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
  // Components look for themselves before they announce themselves.
  'debug',
);

/** Largest list in one response, in bytes; sixteen times what gRPC clients receive by default. */
export const maxListBytes = 64 * 1024 * 1024;

export const listTooLong = defineError(
  'list_too_long',
  'resource_exhausted',
  'The list of announcements is larger than {most} bytes: request pages with limit and offset',
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
