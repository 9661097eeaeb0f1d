/** The sentences of the list of applications. */
export const applicationsTexts = {
  title: 'Applications',
  create: 'Create an application',
  search: 'Search by id or name',
  deleted: 'Show deleted ones too',
  id: 'Id',
  name: 'Name',
  created: 'Created',
  rights: 'Your rights',
  all: 'all',
  isDeleted: 'deleted',
  none: 'You have no application yet',
  teach:
    'An application holds devices, the keys with which your programs read their messages, and the people who work on it.',
  noMatch: 'No application matches your search.',
  pages: 'Pages of the list',
  idHint: '2 to 36 small letters and digits, with single - or _ between them. It cannot be changed later.',
  idProblem: 'Use 2 to 36 small letters and digits, with single - or _ between them.',
  nameHint: 'What people call it.',
  nameProblem: 'Enter a name.',
  eui: 'Application EUI',
  euiHint: '16 hexadecimal digits, if you have one of your own. Left empty, the network gives you one.',
  euiProblem: 'An EUI has 16 hexadecimal digits.',
};

/** The sentences of one application. */
export const applicationTexts = {
  tabs: 'Pages of this application',
  overview: 'Overview',
  data: 'Live data',
  functions: 'Payload functions',
  devices: 'Devices',
  keys: 'Access keys',
  collaborators: 'Collaborators',
  integrations: 'Integrations',
  settings: 'Settings',
  euis: 'Application EUIs',
  noEuis: 'It has no EUI, so devices cannot join.',
  handler: 'Handler',
  registeredAt: 'It is registered at',
  notRegistered: 'It is registered at no handler yet, so no messages reach it.',
  register: 'Register it at the handler',
  registered: 'Registered.',
  mayNotRegister: 'Registering it takes the right “settings”.',
  yours: 'Your rights',
  facts: 'Facts',
};

/** The sentences of the settings of an application. */
export const settingsTexts = {
  title: 'Settings',
  restricted: 'Changing settings takes the right “settings”.',
  remove: 'Delete this application',
  removeText:
    'Its keys stop working at once. Somebody with the right to delete it can restore it, with everything that belongs to it.',
  removeTitle: (id: string) => `Delete ${id}?`,
  confirm: 'Delete',
  restore: 'Restore it',
  restoreLabel: (id: string) => `Restore ${id}`,
  restored: (id: string) => `${id} is restored.`,
  removed: (id: string) => `${id} is deleted.`,
};
