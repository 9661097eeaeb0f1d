import { defineError } from '@fieldpost/errors';

export const tooManyStreams = defineError(
  'too_many_streams',
  'resource_exhausted',
  'Too many streams of {owner}: at most {most} may be open',
);
