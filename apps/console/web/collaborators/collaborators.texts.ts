import { namedRight } from '../rights/right-names.texts.js';

/** Texts of collaborators. */
export const collaboratorsTexts = {
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
  removeManyTitle: (count: number) =>
    count === 1 ? 'Remove 1 collaborator?' : `Remove ${count.toLocaleString()} collaborators?`,
  removeManyOrganizations: (count: number) =>
    count === 1 ? 'Remove 1 organization?' : `Remove ${count.toLocaleString()} organizations?`,
  removeLabel: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: 'They lose access.',
  removeOrganizationText: 'Its members lose the access that they have through it.',
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
    'Members of an organization have its rights here, as far as their roles include them. They are listed above, too.',
  noOrganizations: 'No organization is a collaborator.',
  addOrganization: 'Add an organization',
  organizationProblem: 'Choose an organization.',
  noneToAdd: `There is no organization that you can add: you need the right ${namedRight('organization:entities')} in one that is not a collaborator yet.`,
  organizationRightsHint:
    'Members get those that their role has, too. You can grant only rights that you have yourself.',
  choose: 'Choose an organization',
};
