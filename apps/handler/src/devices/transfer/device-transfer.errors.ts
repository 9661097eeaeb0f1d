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

/** All or nothing: devices are stored in one statement, which does not say which of them is there. */
export const someDeviceExists = defineError(
  'some_device_exists',
  'already_exists',
  'One of the devices already exists',
);

/** The same device is in an import twice. */
export const deviceRepeated = defineError(
  'device_repeated',
  'already_exists',
  'Device with the same {what} in line {line} already exists',
);
