import type { GeneralScope } from '@fieldpost/domain';
import type { ClientState } from './client-state.js';

const states: Readonly<Record<ClientState, string>> = {
  pending: 'pending',
  accepted: 'accepted',
  rejected: 'rejected',
};

/** What each scope lets a client do for its user. */
const scopes: Readonly<Record<GeneralScope, string>> = {
  profile: 'Read and change the profile',
  apps: 'Work with applications, their access keys and devices',
  components: 'Work with network components',
  gateways: 'Work with gateways',
  clients: 'Work with OAuth clients',
};

const grants = {
  authorization_code: 'Asks the user in a browser',
  refresh_token: 'Stays logged in',
  password: 'Asks for the user’s password itself; only administrators allow this',
} as const;

/** The sentences of OAuth clients. */
export const clientsTexts = {
  title: 'OAuth clients',
  create: 'Register an OAuth client',
  none: 'There is no OAuth client yet',
  teach:
    'An OAuth client is a program that acts for users of this site. Until an administrator accepts it, only you can use it.',
  noMatch: 'No client matches.',
  search: 'Search by name or description',
  state: 'State',
  anyState: 'Any state',
  states,
  scopes,
  grants,
  pages: 'Pages of the list',
  name: 'Name',
  nameHint:
    'The client_id: 2 to 36 lower-case letters and digits, with single dashes or underscores between them.',
  nameProblem: 'Use 2 to 36 lower-case letters and digits, with single dashes or underscores between them.',
  description: 'Description',
  descriptionHint: 'What users read when they are asked for their consent.',
  uris: 'Redirect URIs',
  urisHint: 'One on each line: https, or http on loopback.',
  scope: 'Scopes',
  scopeHint: 'What it may ask users for.',
  scopeProblem: 'Choose at least one scope.',
  grant: 'Grants',
  grantHint: 'How it comes to its tokens.',
  grantProblem: 'Choose at least one grant.',
  public: 'It runs where no secret can be kept',
  publicHint: 'As an app on a telephone, or a page in a browser does.',
  official: 'official',
  newTitle: 'Your new client',
  newText:
    'Copy its secret now and keep it: the console shows it only this once, and nobody can read it later.',
  newPublic: 'It has no secret, since it could not keep one.',
  toClient: 'Go to the client',
};

export const clientTexts = {
  facts: 'Facts',
  kind: 'Kind',
  confidential: 'keeps a secret',
  public: 'has no secret',
  standing: 'Standing',
  pendingText: 'It waits for an administrator. Until then only its owner can use it.',
  acceptedText: 'Everybody may use it.',
  rejectedText: 'An administrator has rejected it: nobody gets a token through it.',
  accept: 'Accept',
  reject: 'Reject',
  accepted: (name: string) => `${name} is accepted.`,
  rejected: (name: string) => `${name} is rejected.`,
  rejectTitle: (name: string) => `Reject ${name}?`,
  rejectText: 'Nobody gets a token through it any more.',
  change: 'Change',
  reaccept: 'What lets an accepted client reach further has to be accepted again.',
  delete: 'Delete the client',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: 'Its users are logged out. Its name stays taken until an administrator removes it for good.',
  deleted: (name: string) => `${name} is deleted.`,
  history: 'What happened to it',
};
