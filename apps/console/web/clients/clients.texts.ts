import type { GeneralScope } from '@fieldpost/domain';
import type { ClientState } from './client-state.js';

const states: Readonly<Record<ClientState, string>> = {
  pending: 'Waiting for approval',
  accepted: 'Approved',
  rejected: 'Rejected',
};

/** What each scope allows a client to do for its user. */
const scopes: Readonly<Record<GeneralScope, string>> = {
  profile: 'Read and change the profile',
  apps: 'Work with applications, their access keys and devices',
  components: 'Work with network components',
  gateways: 'Work with gateways',
  clients: 'Work with OAuth clients',
  openid: 'Log users in with OpenID Connect',
  email: 'Read the e-mail address, with OpenID Connect',
  offline_access: 'Keep refresh tokens of OpenID Connect after a logout',
  groups: 'Read the organizations of the user as groups, with OpenID Connect',
  organizations: 'Work with organizations and their members',
};

/** The names of scopes in lists. */
const scopeNames: Readonly<Record<GeneralScope, string>> = {
  profile: 'Profile',
  apps: 'Applications',
  components: 'Components',
  gateways: 'Gateways',
  clients: 'OAuth clients',
  openid: 'OpenID Connect login',
  email: 'E-mail address',
  offline_access: 'Access after a logout',
  groups: 'Groups',
  organizations: 'Organizations',
};
const nameOrNothing: Readonly<Record<string, string>> = scopeNames;

/** A scope with its name in requests, for those who write clients. */
export const scopeLabel = (scope: GeneralScope): string => `${scopeNames[scope]} (${scope})`;

/** Scopes by name. Those of one entity, such as `apps:farm`, are shown unchanged. */
export const namesOfScopes = (scopes: readonly string[]): string =>
  scopes.map((scope) => nameOrNothing[scope] ?? scope).join(', ');

const grants = {
  authorization_code: 'Login and consent in a browser',
  refresh_token: 'Stay logged in with refresh tokens',
  password: 'Collects the user’s password itself; only administrators can allow this',
  device_code: 'Login with a code, for programs without a browser',
  client_credentials: 'Acts for itself, with rights on applications and gateways; needs a secret',
} as const;

/** Texts of OAuth clients. */
export const clientsTexts = {
  things: { one: 'OAuth client', many: 'OAuth clients' },
  title: 'OAuth clients',
  create: 'Register an OAuth client',
  none: 'No OAuth client yet',
  teach:
    'An OAuth client is a program that acts for users of this site. Until an administrator approves it, only you can use it.',
  noMatch: 'No client matches.',
  search: 'Search by id or description',
  searchAll: 'Search by id, description or creator',
  state: 'State',
  anyState: 'Any state',
  states,
  scopes,
  grants,
  pages: 'Pages of the list',
  name: 'Id',
  nameHint:
    'The client_id, also shown to users on the consent page: 2 to 36 lower-case letters and digits, with single dashes or underscores between them.',
  nameProblem: 'Use 2 to 36 lower-case letters and digits, with single dashes or underscores between them.',
  description: 'Description',
  descriptionHint: 'Shown to users on the consent page.',
  uris: 'Redirect URIs',
  urisHint: 'One per line: https, or http on a loopback address.',
  scope: 'Scopes',
  scopeHint: 'What it may request from users.',
  scopeProblem: 'Choose at least one scope.',
  grant: 'Grants',
  grantHint: 'How it obtains tokens.',
  grantProblem: 'Choose at least one grant.',
  authentication: 'Authentication at the token endpoint',
  authentications: {
    secret: 'With a secret (client_secret_basic, client_secret_post)',
    keys: 'With keys of its own (private_key_jwt)',
    published: 'With keys that it publishes at a URL (private_key_jwt)',
    none: 'None: a public client, such as a mobile app or a page in a browser',
  },
  jwks: 'Public keys (jwks)',
  jwksHint: 'A JSON Web Key Set with keys for RS256 or ES256, such as {"keys": [{"kty": "EC", …}]}.',
  jwksProblem: 'Enter a JSON Web Key Set: {"keys": [ … ]} with at least one key.',
  jwksUri: 'URL of its key set (jwks_uri)',
  jwksUriHint:
    'https only, at a public address. New keys there are found by themselves; publish them some minutes before they are used.',
  jwksUriProblem: 'Enter a URL that starts with https://.',
  openid: 'OpenID Connect',
  algorithm: 'Algorithm of id tokens',
  logoutUris: 'Redirect URIs after a logout',
  logoutUrisHint: 'One per line.',
  backchannel: 'Back-channel logout URI',
  backchannelHint: 'Where logout tokens are posted. Empty: nowhere.',
  delete: 'Delete',
  official: 'Official',
  passwords: 'Collects passwords',
  newTitle: 'Your new client',
  newText: 'Copy its secret now and keep it safe. It is shown only once and cannot be read later.',
  newPublic: 'It is a public client and has no secret.',
  toClient: 'Go to the client',
};

export const clientTexts = {
  facts: 'General information',
  standing: 'Status',
  pendingText: 'It waits for approval by an administrator. Until then only its owner can use it.',
  acceptedText: 'All users can use it.',
  rejectedText: 'An administrator rejected it or withdrew its approval. No tokens are issued to it.',
  accept: 'Approve',
  reject: 'Reject',
  accepted: (name: string) => `${name} was approved.`,
  rejected: (name: string) => `${name} was rejected.`,
  rejectTitle: (name: string) => `Reject ${name}?`,
  rejectText: 'No more tokens are issued to it.',
  withdraw: 'Withdraw approval',
  withdrawTitle: (name: string) => `Withdraw the approval of ${name}?`,
  withdrawn: (name: string) => `The approval of ${name} was withdrawn.`,
  change: 'Change',
  reaccept: 'An approved client with new scopes, grants or URIs has to be approved again.',
  delete: 'Delete the client',
  deleteTitle: {
    one: (name: string) => `Delete ${name}?`,
    many: (count: number) => `Delete ${count.toLocaleString()} OAuth clients?`,
  },
  deleteText: {
    one: 'Its users are logged out. Its id stays reserved until an administrator removes it permanently.',
    many: 'Their users are logged out. Their ids stay reserved until an administrator removes them permanently.',
  },
  deleted: (name: string) => `${name} was deleted.`,
  history: 'History',
};

/** Texts of the rights of clients that act for themselves. */
export const clientRightsTexts = {
  things: { one: 'entity', many: 'entities' },
  title: 'Rights for client_credentials',
  teach:
    'The client acts for itself on these applications and gateways. Collaborators who manage them give it rights.',
  none: 'It has no rights yet.',
  give: 'Give rights',
  giveTitle: (name: string) => `Give rights to ${name}`,
  kind: 'Kind',
  kinds: { apps: 'Application', gateways: 'Gateway' },
  id: 'Id',
  entity: 'Application or gateway',
  choose: 'Choose one',
  entityProblem: 'Choose an application or gateway.',
  rights: 'Rights',
  rightsHint:
    'You can give only rights that you have yourself. They replace those that the client has there.',
  rightsProblem: 'Choose at least one right.',
  given: (name: string) => `${name} has the rights.`,
  remove: 'Remove',
  removeLabel: (id: string) => `Remove the rights on ${id}`,
  removeTitle: {
    one: (id: string) => `Remove the rights on ${id}?`,
    many: (count: number) => `Remove the rights on ${count.toLocaleString()} entities?`,
  },
  removeText: { one: 'Tokens of the client for it end.', many: 'Tokens of the client for them end.' },
  removed: (id: string) => `The client has no rights on ${id} any more.`,
};
