/** The sentences of the integrations of an application. */
export const integrationsTexts = {
  title: 'Integrations',
  create: 'Add an HTTP integration',
  none: 'No integration yet',
  teach:
    'An HTTP integration posts the messages of your devices to a URL of yours, and tries again when that fails.',
  restricted: 'Integrations take the right “settings”.',
  noMaking: 'Making and changing them takes the right “messages:up:r” too.',
  id: 'Id',
  url: 'URL',
  messages: 'Messages',
  waiting: 'Waiting',
  dead: 'Given up',
  dropped: 'Dropped',
};

/** The sentences of the form of an integration. */
export const integrationFormTexts = {
  idHint: '2 to 36 small letters and digits, with single - or _ between them. It cannot be changed later.',
  idProblem: 'Use 2 to 36 small letters and digits, with single - or _ between them.',
  urlHint: 'Messages are posted here as JSON. It must be at a public address.',
  urlProblem: 'Enter an http or https URL without user, password and fragment.',
  messages: 'Which messages',
  messagesProblem: 'Choose at least one kind of message.',
  up: 'Uplinks',
  headers: 'Headers',
  headersHint: 'One per line: “Authorization: Bearer …”. They are secret: only their names are shown again.',
  headersKept: (names: readonly string[]) =>
    names.length === 0
      ? 'There are none.'
      : `There are: ${names.join(', ')}. What you enter here takes their place; left empty, they stay.`,
  headersProblem: (line: string) => `“${line}” is not the name of a header, a colon and a value.`,
  secret: 'Secret',
  secretHint: 'Signs each request. Left empty, one is made and shown to you once.',
  newSecret: 'New secret',
  newSecretHint: 'Signs each request from now on. Left empty, the present one stays.',
  secretProblem: 'A secret has at least 16 characters.',
  made: 'Your new integration',
  madeText: 'Copy the secret now and keep it: the console shows it only this once.',
  verify: 'How the receiver checks a request',
  verifyText:
    'A request is yours when its signature fits. Check the time too, so that nobody can send an old request again.',
  toIntegration: 'Go to the integration',
};

/** The sentences of one integration. */
export const integrationTexts = {
  state: 'How it does',
  waiting: (count: number) => `${count} waiting to be delivered`,
  dead: (count: number) => `${count} given up`,
  dropped: (count: number) => `${count} dropped because the queue was full`,
  settings: 'Settings',
  deliveries: 'Deliveries',
  noDeliveries: 'Nothing has been delivered yet.',
  refresh: 'Load again',
  when: 'When',
  device: 'Device',
  message: 'Message',
  attempt: 'Attempt',
  result: 'Result',
  took: 'Took',
  ms: (ms: number) => `${ms} ms`,
  arrived: (status: number | undefined) => `arrived (${status ?? ''})`,
  letters: 'Given up',
  noLetters: 'No message was given up.',
  lettersHint: (most: number) => `The oldest ${most} are shown.`,
  retry: 'Try again',
  retryLabel: (id: string) => `Try again: message ${id}`,
  retryAll: 'Try all again',
  retried: (count: number) =>
    count === 1 ? 'One message is tried again.' : `${count} messages are tried again.`,
  drop: 'Drop',
  dropLabel: (id: string) => `Drop message ${id}`,
  dropAll: 'Drop all',
  dropTitle: 'Drop all messages that were given up?',
  dropText: 'They are gone for good.',
  droppedNow: (count: number) => (count === 1 ? 'One message is dropped.' : `${count} messages are dropped.`),
  remove: 'Delete this integration',
  removeText: 'Messages that wait for it are forgotten.',
  removeTitle: (id: string) => `Delete the integration ${id}?`,
  confirm: 'Delete',
  removed: (id: string) => `The integration ${id} is deleted.`,
};

/** The sentences of the storage of messages. */
export const storageTexts = {
  title: 'Message storage',
  text: 'The handler can keep the last uplinks, so that programs can ask for them later.',
  on: 'It is on.',
  off: 'It is off: nothing is kept.',
  turnOn: 'Turn it on',
  days: 'Days',
  daysHint: 'For how long uplinks are kept.',
  daysProblem: 'Enter more than 0 days.',
  messages: 'Messages',
  messagesHint: 'How many are kept at most; the oldest go first.',
  messagesProblem: 'Enter a whole number from 1 on.',
  turnOff: 'Turn it off',
  turnOffTitle: 'Turn message storage off?',
  turnOffText: 'Everything that was kept is forgotten.',
};
