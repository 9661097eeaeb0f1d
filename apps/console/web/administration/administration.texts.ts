import { componentsTexts } from '../components/components.texts.js';
import type { Approval, AuditedKind, UserState } from './administration-search.js';

const states: Readonly<Record<UserState, string>> = {
  administrator: 'Administrators',
  banned: 'Banned',
  unverified: 'Address not verified',
};

const kinds: Readonly<Record<AuditedKind, string>> = {
  apps: 'Applications',
  gateways: 'Gateways',
  components: 'Components',
  clients: 'OAuth clients',
  users: 'Users',
};

/** The sentences for administrators. */
export const administrationTexts = {
  title: 'Administration',
  tabs: 'Pages of the administration',
  users: 'Users',
  components: 'Components',
  audit: 'Audit log',
  deleted: 'Deleted',
  restrictedTitle: 'You are no administrator',
  restricted:
    'These pages are for administrators. Another administrator, or the operator of the server, can make you one.',
};

export const usersTexts = {
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
  administrator: 'administrator',
  banned: 'banned',
  unverified: 'not verified',
  verified: 'verified',
};

export const userTexts = {
  facts: 'Facts',
  standing: 'Standing',
  id: 'Id',
  nothingSpecial: 'An ordinary user.',
  shares: 'Works on',
  noShares: 'Works on nothing yet.',
  kind: 'Kind',
  entity: 'Id',
  rights: 'Rights',
  history: 'See what they did',
  about: 'See what happened to the account',
  kinds,
  make: 'Make administrator',
  makeTitle: (name: string) => `Make ${name} administrator?`,
  makeText: 'Administrators see and change every user and client, and read the whole audit log.',
  unmake: 'Take the powers of an administrator',
  unmakeTitle: (name: string) => `Take the powers of an administrator from ${name}?`,
  unmakeText: 'They stay an ordinary user.',
  ban: 'Ban',
  banTitle: (name: string) => `Ban ${name}?`,
  banText: 'They can no longer log in, and all their logins end at once. What they work on stays.',
  unban: 'Let in again',
  unbanTitle: (name: string) => `Let ${name} in again?`,
  unbanText: 'They can log in as before.',
  mail: 'Mail a link for a new password',
  mailTitle: (name: string) => `Mail ${name} a link for a new password?`,
  mailText:
    'The link goes to their address and to nobody else. The old password stays good until it is used.',
  mailed: (name: string) => `A link is mailed to ${name}.`,
  changed: (name: string) => `${name} is changed.`,
};

export const auditPageTexts = {
  kind: 'Kind',
  anyKind: 'Everything',
  kinds,
  id: 'Id of the entity or user',
  user: 'Done by',
  action: 'What was done',
  show: 'Show',
  all: 'Show everything',
  count: (total: number) => `${total} entries`,
};

const approvals: Readonly<Record<Approval, string>> = componentsTexts.approvals;

export const allComponentsTexts = {
  teach:
    'Routers, brokers and handlers get tokens only after an administrator approved them. An approved broker receives the uplinks and downlinks of devices: approve only servers of operators that you trust.',
  approval: 'Approval',
  anyApproval: 'All components',
  approvals,
  noMatch: 'No component matches.',
  pages: 'Pages of the list',
  creator: 'Created by',
  operator: 'the operator',
  approve: 'Approve',
  approveLabel: (id: string) => `Approve ${id}`,
  approveTitle: (id: string) => `Approve ${id}?`,
  approveText: 'Its owner can create tokens for it, and it can join the network.',
  approved: (id: string) => `${id} is approved.`,
  withdraw: 'Withdraw approval',
  withdrawLabel: (id: string) => `Withdraw approval: ${id}`,
  withdrawTitle: (id: string) => `Withdraw the approval of ${id}?`,
  withdrawText: 'Its tokens stop working, and handlers of this suite close their connections to it.',
  withdrawn: (id: string) => `The approval of ${id} is withdrawn.`,
};

export const deletedTexts = {
  teach:
    'Deleted applications, gateways and OAuth clients keep their id, so that nobody else gets what is sent or allowed to it. Removing one for good frees the id.',
  none: 'Nothing is deleted',
  noneText: 'Applications, gateways and OAuth clients that somebody deletes are listed here.',
  kind: 'Kind',
  id: 'Id',
  deleted: 'Deleted',
  purgeable: 'Can be removed',
  pages: 'Pages of the list',
  kinds: { apps: 'Application', clients: 'OAuth client', gateways: 'Gateway' },
  purge: 'Remove for good',
  purgeLabel: (id: string) => `Remove for good: ${id}`,
  purgeTitle: (id: string) => `Remove ${id} for good?`,
  purgeText: 'It cannot be restored. Anybody can take its id.',
  purged: (id: string) => `${id} is removed for good.`,
};
