import { defineError } from '@fieldpost/errors';

export const euiExists = defineError('eui_exists', 'already_exists', 'EUI {eui} already exists');
export const euiNotFound = defineError('eui_not_found', 'not_found', 'EUI {eui} not found');
export const euiBlockFull = defineError(
  'eui_block_full',
  'resource_exhausted',
  'the EUI block of this network has no free EUI left',
);
