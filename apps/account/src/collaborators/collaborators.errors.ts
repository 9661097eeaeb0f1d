import { defineError } from '@fieldpost/errors';

export const collaboratorNotFound = defineError(
  'collaborator_not_found',
  'not_found',
  'Collaborator {username} not found',
);
export const rightsOfOrganization = defineError(
  'rights_of_organization',
  'invalid_argument',
  'Collaborator not valid: {username} has rights only through an organization, whose members or rights can be changed',
);
export const rightNotHeld = defineError(
  'right_not_held',
  'permission_denied',
  'permission denied: No right "{right}" to give away',
);
export const rightToTakeNotHeld = defineError(
  'right_to_take_not_held',
  'permission_denied',
  'permission denied: No right "{right}" to take away',
);
export const notManaging = defineError(
  'not_managing',
  'permission_denied',
  'permission denied: No "{right}" right any more',
);
