import { namedRight } from '../rights/right-names.texts.js';

/** Texts of the integrations of an application. */
export const integrationsTexts = {
  things: { one: 'integration', many: 'integrations' },
  title: 'Integrations',
  create: 'Add an HTTP integration',
  none: 'No integration yet',
  teach:
    'An HTTP integration (webhook) posts the messages of your devices to your URL and retries when that fails.',
  noMaking: `To create or change them, you also need the right ${namedRight('messages:up:r')}.`,
  id: 'Id',
  url: 'URL',
  messages: 'Messages',
  waiting: 'Waiting',
  lost: 'Not delivered',
  delete: 'Delete',
};

/** Texts of the form of an integration. */
export const integrationFormTexts = {
  idHint:
    '2 to 36 lower-case letters and digits, with single dashes or underscores between them. It cannot be changed later.',
  idProblem: 'Use 2 to 36 lower-case letters and digits, with single dashes or underscores between them.',
  urlHint: 'Messages are posted here as JSON. It must be at a public address.',
  urlProblem: 'Enter an http or https URL without user, password and fragment.',
  messages: 'Which messages',
  allMessages: 'Choose all',
  noMessages: 'Choose none',
  messagesProblem: 'Choose at least one kind of message.',
  up: 'Uplinks',
  headers: 'Headers',
  headersHint: 'One per line: “Authorization: Bearer …”. Their values are secret and not shown again.',
  headersKept: (names: readonly string[]) =>
    names.length === 0
      ? 'There are none now.'
      : `Current headers: ${names.join(', ')}. New headers replace them; leave empty to keep them.`,
  headersProblem: (line: string) => `“${line}” does not have the form “Name: value”.`,
  secret: 'Secret',
  secretHint: 'Signs each request. If empty, a secret is generated and shown to you once.',
  newSecret: 'New secret',
  newSecretHint: 'Signs each request from now on. If empty, the current secret stays.',
  secretProblem: 'A secret has at least 16 characters.',
  made: 'Your new integration',
  madeText: 'Copy the secret now and keep it safe. The console shows it only once.',
  verify: 'How to verify a request',
  verifyText:
    'A request is authentic when its signature matches. Also check the timestamp, so that old requests cannot be replayed.',
  toIntegration: 'Go to the integration',
};

/** Texts of one integration. */
export const integrationTexts = {
  state: 'Status',
  failingSince: 'Failing since ',
  nextAttempt: 'Next attempt: ',
  waiting: (count: number) => `${count.toLocaleString()} waiting to be delivered`,
  dead: (count: number) => (count === 1 ? '1 dead letter' : `${count.toLocaleString()} dead letters`),
  dropped: (count: number) => `${count.toLocaleString()} dropped because the queue was full`,
  settings: 'Settings',
  deliveries: 'Deliveries',
  deliveryThings: { one: 'delivery', many: 'deliveries' },
  noDeliveries: 'Nothing has been delivered yet.',
  refresh: 'Refresh',
  when: 'When',
  device: 'Device',
  message: 'Message',
  attempt: 'Attempt',
  attemptOf: (message: string, device: string, attempt: number) =>
    `attempt ${attempt} of ${message} of ${device}`,
  result: 'Result',
  took: 'Duration',
  ms: (ms: number) => `${ms} ms`,
  arrived: (status: number | undefined) => `delivered (${status ?? ''})`,
  letters: 'Dead letters',
  letterThings: { one: 'dead letter', many: 'dead letters' },
  noLetters: 'No dead letters.',
  lettersHint: (most: number) => `The oldest ${most} are shown.`,
  retry: 'Retry',
  retryLabel: (id: string) => `Retry message ${id}`,
  retryAll: 'Retry all',
  retried: (count: number) => (count === 1 ? 'One message is retried.' : `${count} messages are retried.`),
  drop: 'Delete',
  dropLabel: (id: string) => `Delete message ${id}`,
  dropAll: 'Delete all',
  dropTitle: 'Delete all dead letters?',
  retryTitle: {
    one: (id: string) => `Retry message ${id}?`,
    many: (count: number) => `Retry ${count.toLocaleString()} messages?`,
  },
  retryText: { one: 'It is delivered again.', many: 'They are delivered again.' },
  dropSomeTitle: {
    one: (id: string) => `Delete message ${id}?`,
    many: (count: number) => `Delete ${count.toLocaleString()} messages?`,
  },
  dropText: { one: 'It cannot be restored.', many: 'They cannot be restored.' },
  droppedNow: (count: number) =>
    count === 1 ? 'One message was deleted.' : `${count} messages were deleted.`,
  remove: 'Delete this integration',
  removeText: { one: 'Its queued messages are deleted.', many: 'Their queued messages are deleted.' },
  removeTitle: {
    one: (id: string) => `Delete the integration ${id}?`,
    many: (count: number) => `Delete ${count.toLocaleString()} integrations?`,
  },
  confirm: 'Delete',
  removed: (id: string) => `The integration ${id} was deleted.`,
};

/** Why attempts fail. */
export const failureTexts = {
  unknownHost: (host: string) => `The host name ${host} is not known to DNS`,
  noDns: (host: string) => `DNS did not answer for the host name ${host}`,
  connectionRefused: (address: string) => `${address || 'The server'} refused the connection`,
  noRoute: (address: string) => `${address || 'The server'} cannot be reached from the handler`,
  noAnswer: () => 'No answer from the server in time',
  connectionLost: () => 'The server closed the connection without an answer',
  notPublic: (host: string) => `${host} has no public address`,
  certificate: () => 'The TLS certificate of the server is not valid',
  status: (status: string) => `The server answered with status ${status}`,
  redirect: () => 'The server redirects to another URL; redirects are not followed',
};

/** Texts of message storage. */
export const storageTexts = {
  title: 'Message storage',
  text: 'The handler can store recent uplinks, so that programs can read them later.',
  on: 'Message storage is on.',
  off: 'Message storage is off.',
  turnOn: 'Turn it on',
  days: 'Days',
  daysHint: 'How long uplinks are stored.',
  daysProblem: 'Enter more than 0 days.',
  messages: 'Messages',
  messagesHint: 'Maximum number of stored messages. The oldest are deleted first.',
  messagesProblem: 'Enter a whole number from 1 on.',
  turnOff: 'Turn it off',
  turnOffTitle: 'Turn message storage off?',
  turnOffText: 'All stored messages are deleted.',
};
