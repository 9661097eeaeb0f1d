import { namedRight } from '../rights/right-names.texts.js';

/** Texts of the list of applications. */
export const applicationsTexts = {
  things: { one: 'application', many: 'applications' },
  title: 'Applications',
  create: 'Create an application',
  search: 'Search by id or name',
  deleted: 'Include deleted applications',
  id: 'Id',
  name: 'Name',
  created: 'Created',
  rights: 'Your rights',
  euis: 'EUIs',
  isDeleted: 'Deleted',
  none: 'You have no application yet',
  teach: 'An application groups devices, access keys for your programs, and collaborators.',
  noMatch: 'No application matches your search.',
  pages: 'Pages of the list',
  idHint:
    '2 to 36 lower-case letters and digits, with single dashes or underscores between them. It cannot be changed later.',
  idProblem: 'Use 2 to 36 lower-case letters and digits, with single dashes or underscores between them.',
  nameHint: 'Name shown in lists.',
  nameProblem: 'Enter a name.',
  eui: 'Application EUI',
  euiHint: '16 hexadecimal digits, if you have your own. If empty, one is assigned.',
  connect: 'Connect it to the handler of this site',
  connectHint: 'Devices can be added at once. Clear this to connect it to another handler.',
  notConnected: 'The application was created, but it could not be connected to the handler.',
  euiProblem: 'An EUI has 16 hexadecimal digits.',
};

/** Texts of one application. */
export const applicationTexts = {
  tabs: 'Pages of this application',
  overview: 'Overview',
  data: 'Live data',
  connect: 'Connect',
  functions: 'Payload functions',
  devices: 'Devices',
  keys: 'Access keys',
  collaborators: 'Collaborators',
  integrations: 'Integrations',
  settings: 'Settings',
  euis: 'Application EUIs',
  noEuis: 'It has no EUI, so devices cannot join.',
  handler: 'Handler',
  registeredAt: 'Registered at',
  notRegistered: 'Not connected to a handler yet. Devices cannot send.',
  register: 'Register at the handler',
  registered: 'Registered.',
  mayNotRegister: `To register it, you need the right ${namedRight('settings')}.`,
  lacking: (right: string) =>
    `To see this page, you need the right ${namedRight(right)}. A collaborator with the right ${namedRight('collaborators')} can grant it.`,
  yours: 'Your rights',
  facts: 'General information',
  deletedOn: 'Deleted on',
  deletedText: 'Its devices, collaborators and integrations come back if it is restored.',
  mayNotRestore: `To restore it, you need the right ${namedRight('delete')}.`,
};

/** Texts of the settings of an application. */
export const settingsTexts = {
  title: 'Settings',
  restricted: `To change settings, you need the right ${namedRight('settings')}.`,
  remove: 'Delete this application',
  removeText: {
    one: 'Its keys stop working at once. Collaborators who may delete it can restore it with its contents.',
    many: 'Their keys stop working at once. Collaborators who may delete them can restore them with their contents.',
  },
  removeTitle: {
    one: (id: string) => `Delete ${id}?`,
    many: (count: number) => `Delete ${count.toLocaleString()} applications?`,
  },
  confirm: 'Delete',
  restore: 'Restore',
  restoreLabel: (id: string) => `Restore ${id}`,
  restored: (id: string) => `${id} was restored.`,
  removed: (id: string) => `${id} was deleted.`,
};

/** Texts of the EUIs of an application. */
export const euisTexts = {
  text: 'A device sends one of these EUIs when it joins. LoRaWAN 1.0.4 calls it JoinEUI.',
  own: 'An EUI of your own',
  ownHint: '16 hexadecimal digits that belong to you, for example from the manufacturer of the devices.',
  add: 'Add',
  added: (eui: string) => `${eui} was added.`,
  assign: 'Get an EUI from this site',
  assigned: 'An EUI was assigned.',
  removeLabel: (eui: string) => `Remove ${eui}`,
  removeTitle: (eui: string) => `Remove ${eui}?`,
  removeText: 'Devices that name it can no longer join. Another application can then add it.',
  removeAction: 'Remove',
  removed: (eui: string) => `${eui} was removed.`,
};
