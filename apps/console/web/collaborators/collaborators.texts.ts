import { namedRight } from '../rights/right-names.texts.js';

/** Texts of collaborators. */
export const collaboratorsTexts = {
  things: { one: 'collaborator', many: 'collaborators' },
  organizationThings: { one: 'organization', many: 'organizations' },
  title: 'Collaborators',
  add: 'Add a collaborator',
  username: 'User name',
  usernameProblem: 'Enter the user name of an existing user.',
  rights: 'Rights',
  rightsHint: 'You can grant only rights that you have yourself.',
  rightsProblem: 'Choose at least one right.',
  email: 'E-mail',
  search: 'Search by name or right',
  noMatch: 'No collaborator matches your search.',
  pages: 'Pages of the list',
  remove: 'Remove',
  removeLabel: (name: string) => `Remove ${name}`,
  removeTitle: {
    one: (name: string) => `Remove ${name}?`,
    many: (count: number) => `Remove ${count.toLocaleString()} collaborators?`,
  },
  removeText: 'They lose access.',
  removeOrganizationTitle: {
    one: (id: string) => `Remove ${id}?`,
    many: (count: number) => `Remove ${count.toLocaleString()} organizations?`,
  },
  removeOrganizationText: {
    one: 'Its members lose the access that they have through it.',
    many: 'Their members lose the access that they have through them.',
  },
  removed: (name: string) => `${name} was removed.`,
  change: 'Change',
  changeLabel: (name: string) => `Change the rights of ${name}`,
  changeTitle: (name: string) => `Rights of ${name}`,
  restricted: (right: string) => `To change collaborators, you need the right ${namedRight(right)}.`,
  none: 'No collaborators',
  teach: 'Add users to give them access.',
  organizations: 'Organizations',
  organization: 'Organization',
  organizationsTeach:
    'Members of an organization have its rights here, as far as their roles include them. These members are also in the list above.',
  noOrganizations: 'No organization is a collaborator.',
  addOrganization: 'Add an organization',
  organizationProblem: 'Choose an organization.',
  noneToAdd: `There is no organization that you can add: you need the right ${namedRight('organization:entities')} in one that is not a collaborator yet.`,
  organizationRightsHint:
    'Members get those that their role has, too. You can grant only rights that you have yourself.',
  choose: 'Choose an organization',
};

/** Texts about the owner of an application. */
export const ownerTexts = {
  title: 'Owner',
  text: 'Collaborators and organizations with all rights own this application together.',
  owners: (names: readonly string[]) => `With all rights: ${names.join(', ')}`,
  handOver:
    'To hand it over, add the new owner with all rights, then remove yourself. It still counts towards the limits of the user or organization that it was created for.',
  toCollaborators: 'Go to the collaborators',
};
