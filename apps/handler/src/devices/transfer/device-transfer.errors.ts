import { defineError, notValid } from '@fieldpost/errors';

/** Ends an import: its input cannot be read any further. */
export const importNotValid = (reason: string, options?: ErrorOptions) =>
  notValid({ argument: 'Import', reason }, options);

/** Another import holds the place of this one. */
export const importUnderway = defineError(
  'import_underway',
  'resource_exhausted',
  'Another import into Application "{app_id}" is running',
);

/** As many imports are under way as this handler does at once. */
export const tooManyImports = defineError(
  'too_many_imports',
  'resource_exhausted',
  'Too many imports are running',
);

/** The same device is in an import twice. */
export const deviceRepeated = defineError(
  'device_repeated',
  'already_exists',
  'Device with the same {what} in line {line} already exists',
);
