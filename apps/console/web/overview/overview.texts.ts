const numbered = (count: number, what: string): string =>
  count === 1 ? `one ${what}` : `${count.toLocaleString()} ${what}s`;

interface CountedErrors extends Record<'count' | 'ofDecoder' | 'ofUnknownKind', number> {
  readonly id: string;
}

/** Texts of the overview. */
export const overviewTexts = {
  title: 'Overview',
  welcome: (name: string) => `Welcome, ${name}`,
  about: 'Your applications, devices and gateways, and what needs your attention.',
  attention: 'Needs attention',
  nothing: 'Nothing needs your attention.',
  incomplete: 'Not everything could be checked. Load the page again in a moment.',
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
  toApplication: 'Open the application',
  toGateway: 'Open the gateway',
  toComponent: 'Open the component',
  toErrors: 'See the errors',
  bounded: (count: number) =>
    `Handlers and access keys are checked for the first ${count} applications only.`,
  unverified: 'Your e-mail address is not verified. If you lose your password, you cannot set a new one.',
  toProfile: 'Go to your profile',
  errors: ({ id, count, ofDecoder, ofUnknownKind }: CountedErrors) => {
    if (ofDecoder > 0 && ofUnknownKind > 0)
      return `${id} had ${numbered(count, 'error')} in the last 24 hours, at least ${ofDecoder.toLocaleString()} of them while decoding.`;
    const other = Math.max(0, count - ofDecoder);
    const counted = [
      ...(ofDecoder > 0 ? [numbered(ofDecoder, 'decoding error')] : []),
      ...(other > 0 ? [numbered(other, ofDecoder > 0 ? 'other error' : 'error')] : []),
    ];
    return `${id} had ${counted.join(' and ')} in the last 24 hours.`;
  },
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

/** Texts of the checklist for new users. */
export const onboardingTexts = {
  title: 'Get started',
  hide: 'Hide these steps',
  done: 'Done',
  decoderFails: (appId: string) => `Decoding fails: the last uplinks of ${appId} have no fields.`,
  toErrors: 'See why in the live data',
  steps: {
    application: 'Create an application',
    device: 'Add a device',
    uplink: 'Receive the first uplink',
    decoder: 'Decode payloads',
    client: 'Connect a program',
  },
  /** The same when there is one, which another user may have made. */
  doneSteps: {
    application: 'An application',
    device: 'A device',
    uplink: 'The first uplink',
    decoder: 'Decoded payloads',
    client: 'A connected program',
  },
  hints: {
    application:
      'You have no application yet. An application groups devices, access keys for your programs, and collaborators.',
    device: 'A device needs its EUIs and keys, which its manufacturer gives you.',
    uplink:
      'Live data shows messages as they arrive. Without hardware, simulate the device: its page has a tab for that.',
    decoder: 'A payload function turns the bytes of a device into named values.',
    client:
      'With an access key, programs receive messages by MQTT; an integration sends them to your server.',
  },
} as const;
