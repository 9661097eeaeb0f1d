import type { ReportedKind, UsageState } from '@fieldpost/domain';

const kinds: Readonly<Record<ReportedKind, string>> = {
  uplinks: 'Uplinks',
  downlinks: 'Downlinks',
  joins: 'Joins',
};

const states: Readonly<Record<Exclude<UsageState, 'complete'>, string>> = {
  partial: 'Partly reported',
  outdated: 'Outdated report',
  unknown: 'Not reported',
};

/** Texts of the pages about usage. */
export const usageTexts = {
  title: 'Usage',
  applicationsTitle: 'Usage by application',
  teach:
    'Handlers report the devices and messages of their applications. They count for the user who created the application, as long as this user has all rights on it.',
  ownTeach:
    'What you have created, and the devices and messages of your applications as handlers have reported them.',
  byUser: 'Usage by user',
  byApplication: 'Usage by application',
  user: 'User',
  application: 'Application',
  owner: 'Owner',
  organization: (id: string) => `${id} (organization)`,
  created: 'Created',
  userThings: { one: 'user', many: 'users' },
  applicationThings: { one: 'application', many: 'applications' },
  searchUsers: 'Search by user name',
  searchApplications: 'Search by id or owner',
  searchOwn: 'Search by id',
  noUser: 'No user matches.',
  noApplication: 'No application matches.',
  noOwnApplication: 'You own no application.',
  pages: 'Pages of the list',
  things: {
    applications: 'Applications',
    gateways: 'Gateways',
    access_keys: 'Access keys',
    organizations: 'Organizations',
  },
  thing: 'Kind',
  used: 'Used',
  limit: 'Limit',
  noLimit: 'No limit',
  devices: 'Devices',
  messages: 'Devices and messages',
  kinds,
  day: '24 hours',
  month: '30 days',
  inDay: (kind: ReportedKind) => `${kinds[kind]} in 24 hours`,
  inMonth: (kind: ReportedKind) => `${kinds[kind]} in 30 days`,
  reported: 'Reported',
  unknown: 'Not known',
  states,
  stateTexts: {
    partial: 'No handler has reported some of the applications: they are missing in these numbers.',
    outdated: 'A handler has not reported for more than 30 minutes: these numbers are old.',
    unknown: 'No handler has reported these applications: their devices and messages are unknown.',
  },
};
