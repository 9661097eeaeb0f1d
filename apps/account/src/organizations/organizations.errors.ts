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

export const hasLeftLately = defineError(
  'has_left_lately',
  'already_exists',
  'User {username} has left the organization, and can be added again {days} days later',
);
export const inManyOrganizations = defineError(
  'in_many_organizations',
  'resource_exhausted',
  'User {username} is in too many organizations to be added to another one',
);
export const manyMembersAdded = defineError(
  'many_members_added',
  'resource_exhausted',
  'Organization {id} has added {most} members today; continue tomorrow',
);
