import { defineError } from '@fieldpost/errors';

export const organizationExists = defineError(
  'organization_exists',
  'already_exists',
  'Organization {id} already exists',
);
export const organizationNotCollaborator = defineError(
  'organization_not_collaborator',
  'not_found',
  'Organization {id} is not a collaborator',
);
export const noManagerLeft = defineError(
  'no_manager_left',
  'invalid_argument',
  'Organization not valid: {kind}:{id} would have no user with the "{right}" right',
);
