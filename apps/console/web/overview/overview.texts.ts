/** Texts of the overview. */
export const overviewTexts = {
  title: 'Overview',
  welcome: (name: string) => `Welcome, ${name}`,
  attention: 'Needs attention',
  nothing: 'Nothing needs your attention.',
  noApplication: 'Devices belong to an application. Create the first one.',
  unregistered: (id: string) => `${id} is not registered at a handler, so its devices cannot send.`,
  unreachable: {
    router: (id: string) => `The router ${id} cannot be reached.`,
    broker: (id: string) => `The broker ${id} cannot be reached.`,
    handler: (id: string) => `The handler ${id} cannot be reached.`,
  },
  keys: {
    expired: (name: string, appId: string) => `The access key ${name} of ${appId} has expired.`,
    soon: (name: string, appId: string) => `The access key ${name} of ${appId} expires within two weeks.`,
  },
  toKeys: 'Go to the access keys',
  bounded: (count: number) =>
    `Handlers and access keys are checked for the first ${count} applications only.`,
  unverified: 'Your e-mail address is not verified. If you lose your password, you cannot set a new one.',
  toProfile: 'Go to your profile',
  notSeen: (id: string) => `${id} has not been seen since it was registered.`,
  pending: (count: number) =>
    count === 1 ? 'One OAuth client waits for approval.' : `${count} OAuth clients wait for approval.`,
  toPending: 'Review OAuth clients',
  pendingComponents: (count: number) =>
    count === 1 ? 'One component waits for approval.' : `${count} components wait for approval.`,
  toPendingComponents: 'Review components',
  activity: 'Recent activity',
  allActivity: 'Show all activity',
  noActivity: 'Nothing has happened yet.',
};
