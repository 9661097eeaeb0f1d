/** The sentences of the overview. */
export const overviewTexts = {
  title: 'Overview',
  welcome: (name: string) => `Welcome, ${name}`,
  attention: 'What needs attention',
  nothing: 'Nothing needs your attention.',
  noApplication: 'You have no application yet. Devices belong to an application; create the first one.',
  unregistered: (id: string) => `${id} is registered at no handler, so its devices cannot send.`,
  unreachable: {
    router: (id: string) => `The router ${id} cannot be reached.`,
    broker: (id: string) => `The broker ${id} cannot be reached.`,
    handler: (id: string) => `The handler ${id} cannot be reached.`,
  },
  keys: {
    expired: (name: string, appId: string) => `The access key ${name} of ${appId} has ended.`,
    soon: (name: string, appId: string) => `The access key ${name} of ${appId} ends within two weeks.`,
  },
  toKeys: 'Go to the access keys',
  bounded: (count: number) =>
    `Handlers and access keys are looked at for the first ${count} applications alone.`,
  unverified: 'Your e-mail address is not verified, so a lost password cannot be replaced safely.',
  toProfile: 'Go to your profile',
  notSeen: (id: string) => `${id} has not been seen since it was registered.`,
  pending: (count: number) =>
    count === 1
      ? 'One OAuth client waits for an administrator.'
      : `${count} OAuth clients wait for an administrator.`,
  toPending: 'Look at them',
  pendingComponents: (count: number) =>
    count === 1 ? 'One component waits for approval.' : `${count} components wait for approval.`,
  toPendingComponents: 'Review them',
  activity: 'Recent activity',
  allActivity: 'See all of it',
  noActivity: 'Nothing has happened yet.',
};
