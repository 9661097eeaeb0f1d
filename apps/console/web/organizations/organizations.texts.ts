import type { OrganizationRole } from '@fieldpost/domain';
import { namedRight } from '../rights/right-names.texts.js';

/** What each role may do, as in the guide. */
const roles: Readonly<Record<OrganizationRole, string>> = {
  owner: 'Owner: everything',
  manager: 'Manager: members, settings and entities, but no deletion',
  developer: 'Developer: settings, devices and messages',
  viewer: 'Viewer: reads messages and the status of gateways',
};

export const organizationsTexts = {
  things: { one: 'organization', many: 'organizations' },
  title: 'Organizations',
  create: 'Create an organization',
  none: 'No organization yet',
  teach:
    'An organization is a team. Its members share applications, gateways and components, each as far as their role allows.',
  search: 'Search by id or name',
  noMatch: 'No organization matches.',
  pages: 'Pages of the list',
  id: 'Id',
  idHint:
    '2 to 36 lower-case letters and digits, with single dashes or underscores between them. Cannot be changed.',
  idProblem: 'Use 2 to 36 lower-case letters and digits, with single dashes or underscores between them.',
  name: 'Name',
  nameProblem: 'Enter a name.',
  role: 'Your role',
  ownRights: 'own set of rights',
  rights: 'Rights',
  created: 'Created',
};

export const organizationTexts = {
  tabs: 'Pages of the organization',
  members: 'Members',
  entities: 'Shared',
  settings: 'Settings',
  history: 'History',
  historyRestricted: `To see the history, you need the right ${namedRight('organization:settings')}.`,
  nameRestricted: `To change the name, you need the right ${namedRight('organization:settings')}.`,
  delete: 'Delete this organization',
  deleteTitle: (id: string) => `Delete ${id}?`,
  deleteText: 'Its members lose the rights that they have through it. Its id stays reserved.',
  confirmDelete: 'Delete',
  deleted: (id: string) => `${id} was deleted.`,
};

export const membersTexts = {
  things: { one: 'member', many: 'members' },
  add: 'Add a member',
  username: 'User name',
  usernameProblem: 'Enter the user name of an existing user.',
  email: 'E-mail',
  role: 'Role',
  roles,
  own: 'Own set of rights',
  rights: 'Rights',
  rightsHint:
    'On the organization, and at most on what it shares. You can grant only rights that you have yourself.',
  rightsProblem: 'Choose at least one right.',
  change: 'Change',
  changeLabel: (name: string) => `Change the role of ${name}`,
  changeTitle: (name: string) => `Role of ${name}`,
  remove: 'Remove',
  removeLabel: (name: string) => `Remove ${name}`,
  removeTitle: {
    one: (name: string) => `Remove ${name}?`,
    many: (count: number) => `Remove ${count.toLocaleString()} members?`,
  },
  removeText: 'They lose the rights that they have through the organization.',
  removed: (name: string) => `${name} was removed.`,
  lastOwner: 'The only owner cannot leave.',
  leave: 'Leave',
  leaveTitle: (id: string) => `Leave ${id}?`,
  leaveText:
    'You lose the rights that you have through the organization. For a week its members cannot add you again.',
  left: (id: string) => `You have left ${id}.`,
  restricted: `To change members, you need the right ${namedRight('organization:members')}.`,
};

export const entitiesTexts = {
  things: { one: 'entity', many: 'entities' },
  title: 'Shared with the organization',
  none: 'Nothing is shared yet',
  teach: 'Open the collaborators of an application, gateway or component, and add this organization there.',
  kind: 'Kind',
  kinds: { apps: 'Application', gateways: 'Gateway', components: 'Component' },
  id: 'Id',
  rights: 'Rights',
  end: 'End',
  endLabel: (id: string) => `End the collaboration on ${id}`,
  endTitle: {
    one: (id: string) => `End the collaboration on ${id}?`,
    many: (count: number) => `End the collaboration on ${count.toLocaleString()} entities?`,
  },
  endText: 'The organization loses its rights there. A collaborator can add it again.',
  ended: (id: string) => `The collaboration on ${id} has ended.`,
};

export const ownerTexts = {
  owner: 'Owner',
  ownerHint: 'An organization shares it with its members, and it counts for the limits of the organization.',
  self: 'You',
};
