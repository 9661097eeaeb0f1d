import { defineError } from '@fieldpost/errors';

export const componentExists = defineError(
  'component_exists',
  'already_exists',
  'Component {id} already exists',
);
