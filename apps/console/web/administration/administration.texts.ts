import { componentsTexts } from '../components/components.texts.js';
import type { Approval, AuditedKind, UserState } from './administration-search.js';

const states: Readonly<Record<UserState, string>> = {
  administrator: 'Administrators',
  banned: 'Banned',
  unapproved: 'Waiting for approval',
  unverified: 'Address not verified',
};

const kinds: Readonly<Record<AuditedKind, string>> = {
  apps: 'Applications',
  gateways: 'Gateways',
  components: 'Components',
  clients: 'OAuth clients',
  organizations: 'Organizations',
  users: 'Users',
  notices: 'Notices',
  installation: 'Installation',
};

export const usersTexts = {
  things: { one: 'user', many: 'users' },
  search: 'Search by name or address',
  state: 'State',
  anyState: 'All users',
  states,
  noMatch: 'No user matches.',
  pages: 'Pages of the list',
  username: 'User name',
  name: 'Name',
  email: 'E-mail',
  created: 'Registered',
  administrator: 'Administrator',
  banned: 'Banned',
  unapproved: 'Waiting for approval',
  unverified: 'Not verified',
  verified: 'Verified',
};

export const userTexts = {
  facts: 'General information',
  standing: 'Status',
  id: 'Id',
  nothingSpecial: 'An ordinary user.',
  limits: 'Limits of what the user creates',
  shares: 'Has access to',
  things: { one: 'entity', many: 'entities' },
  noShares: 'Has access to nothing yet.',
  kind: 'Kind',
  entity: 'Id',
  rights: 'Rights',
  history: 'Show activity of this user',
  about: 'Show history of this account',
  usage: 'Show usage by application',
  make: 'Make administrator',
  makeTitle: (name: string) => `Make ${name} administrator?`,
  makeText: 'Administrators see and change every user and client, and read the whole audit log.',
  unmake: 'Withdraw administrator rights',
  unmakeTitle: (name: string) => `Withdraw the administrator rights of ${name}?`,
  unmakeText: 'They stay an ordinary user.',
  ban: 'Ban',
  banTitle: {
    one: (name: string) => `Ban ${name}?`,
    many: (count: number) => `Ban ${count.toLocaleString()} users?`,
  },
  banText:
    'They can no longer log in, and all their sessions end at once. Their applications and gateways stay.',
  unban: 'Unban',
  unbanTitle: {
    one: (name: string) => `Unban ${name}?`,
    many: (count: number) => `Unban ${count.toLocaleString()} users?`,
  },
  unbanText: 'They can log in as before.',
  approve: 'Approve',
  approveTitle: {
    one: (name: string) => `Approve ${name}?`,
    many: (count: number) => `Approve ${count.toLocaleString()} users?`,
  },
  approveText: 'They can log in.',
  reject: 'Reject',
  rejectTitle: (name: string) => `Reject the registration of ${name}?`,
  rejectText: 'The user is deleted. The name and the address can be registered again.',
  rejected: (name: string) => `The registration of ${name} was rejected.`,
  mail: 'Mail a link for a new password',
  mailTitle: (name: string) => `Mail ${name} a link for a new password?`,
  mailText:
    'The link is sent to the address of the user only. The old password works until the link is used.',
  mailed: (name: string) => `A link was mailed to ${name}.`,
  changed: (name: string) => `${name} was changed.`,
};

export const auditPageTexts = {
  kind: 'Kind',
  anyKind: 'Everything',
  kinds,
  id: 'Id',
  user: 'Done by',
  action: 'Action',
  anyAction: 'Any action',
  show: 'Apply',
  all: 'Clear',
};

const approvals: Readonly<Record<Approval, string>> = componentsTexts.approvals;

export const allComponentsTexts = {
  things: { one: 'component', many: 'components' },
  teach:
    'Routers, brokers and handlers get tokens only after an administrator approved them. An approved broker receives the uplinks and downlinks of devices: approve only servers of operators that you trust.',
  approval: 'Approval',
  anyApproval: 'All components',
  approvals,
  search: 'Search by id or creator',
  noMatch: 'No component matches.',
  pages: 'Pages of the list',
  approve: 'Approve',
  approveLabel: (id: string) => `Approve ${id}`,
  approveTitle: {
    one: (id: string) => `Approve ${id}?`,
    many: (count: number) => `Approve ${count.toLocaleString()} components?`,
  },
  approveText: {
    one: 'Its owner can create tokens for it, and it can join the network.',
    many: 'Their owners can create tokens for them, and they can join the network.',
  },
  approved: (id: string) => `${id} is approved.`,
  withdraw: 'Withdraw approval',
  withdrawLabel: (id: string) => `Withdraw approval: ${id}`,
  withdrawTitle: {
    one: (id: string) => `Withdraw the approval of ${id}?`,
    many: (count: number) => `Withdraw the approval of ${count.toLocaleString()} components?`,
  },
  withdrawText: {
    one: 'Its tokens stop working, and handlers of this suite close their connections to it.',
    many: 'Their tokens stop working, and handlers of this suite close their connections to them.',
  },
  withdrawn: (id: string) => `The approval of ${id} is withdrawn.`,
};

export const allOrganizationsTexts = {
  things: { one: 'organization', many: 'organizations' },
  teach:
    'What an organization creates counts for its limits, not for those of its members. Members and names are changed by the members.',
  search: 'Search by id or name',
  none: 'No user has created an organization.',
  noMatch: 'No organization matches.',
  pages: 'Pages of the list',
  id: 'Id',
  name: 'Name',
  owners: 'Owners',
  members: 'Members',
  created: 'Created',
  limits: 'Limits',
};

/** Limits of a user or an organization. */
export const limitsTexts = {
  defaults: 'Default limits',
  kinds: {
    applications: 'Applications',
    gateways: 'Gateways',
    access_keys: 'Access keys',
    devices: 'Devices',
    organizations: 'Organizations',
  },
  hint: '0 means no limit. An empty field means the default limit of this server.',
  problem: 'Enter a whole number, or leave it empty.',
  unlimited: 'no limit',
  change: 'Change limits',
  changeLabel: (name: string) => `Change limits: ${name}`,
  changed: (name: string) => `The limits of ${name} are changed.`,
};

export const deletedTexts = {
  things: { one: 'deleted entity', many: 'deleted entities' },
  teach:
    'The ids of deleted applications, gateways and OAuth clients stay reserved, so that nobody else receives their messages or permissions. Removing one permanently frees its id.',
  none: 'Nothing is deleted',
  noneText: 'Deleted applications, gateways and OAuth clients are listed here.',
  kind: 'Kind',
  id: 'Id',
  deleted: 'Deleted',
  purgeable: 'Can be removed from',
  search: 'Search by id',
  noMatch: 'No deleted entity matches.',
  pages: 'Pages of the list',
  kinds: { apps: 'Application', clients: 'OAuth client', gateways: 'Gateway' },
  purge: 'Remove permanently',
  purgeLabel: (id: string) => `Remove permanently: ${id}`,
  purgeTitle: {
    one: (id: string) => `Remove ${id} permanently?`,
    many: (count: number) => `Remove ${count.toLocaleString()} entities permanently?`,
  },
  purgeText: {
    one: 'It cannot be restored. Its id becomes available to everyone.',
    many: 'They cannot be restored. Their ids become available to everyone.',
  },
  purged: (id: string) => `${id} was removed permanently.`,
};
