import type { CommandCase } from './ttnctl-case.js';

/** The payload function of the application. */
const decoder = 'function Decoder(bytes, port) { return { led: bytes[0] === 1 }; }';

const account: readonly CommandCase[] = [
  {
    title: 'registers a user',
    command: 'user register',
    args: ({ username, email }) => [username, email],
    options: ({ password }) => ({ input: `${password}\n` }),
    prints: ['Registered user'],
  },
  {
    title: 'logs in with a code of the website',
    command: 'user login',
    args: async (bench) => [await bench.loginCode()],
    prints: ['Successfully logged in as'],
  },
  {
    title: 'shows the profile',
    command: 'user',
    prints: ['Found user profile', 'Login credentials valid until'],
  },
  { title: 'prints its version', command: 'version', prints: ['Got build information'] },
  { title: 'prints its configuration', command: 'config', prints: ['auth-server'] },
  { title: 'prints its help', command: 'help', prints: ['Available Commands'] },
];

const applications: readonly CommandCase[] = [
  {
    title: 'adds an application',
    command: 'applications add',
    args: ({ appId }) => [appId, 'Made with ttnctl'],
    prints: ['Added Application', 'Selected Current Application'],
    after: (bench) => bench.addAccessKey(),
  },
  {
    title: 'lists applications',
    command: 'applications list',
    prints: ['Found one application', 'Made with ttnctl'],
  },
  { title: 'selects an application', command: 'applications select', prints: ['Updated configuration'] },
  {
    title: 'shows an application with its keys and collaborators',
    command: 'applications info',
    prints: ['Found application', 'Name:    Made with ttnctl', 'messages:down:w', 'collaborators'],
  },
  {
    title: 'registers the application',
    command: 'applications register',
    prints: ['Registered application'],
  },
  {
    title: 'sets a payload function',
    command: 'applications pf set',
    args: (bench) => ['decoder', bench.file('decoder.js', decoder)],
    prints: ['Updated application'],
  },
  { title: 'shows the payload functions', command: 'applications pf', prints: [decoder] },
  {
    title: 'adds a collaborator',
    command: 'applications collaborators add',
    args: ({ appId, colleague }) => [appId, colleague, 'settings', 'devices'],
    prints: ['Successfully added application rights to user'],
  },
  {
    title: 'removes a collaborator',
    command: 'applications collaborators delete',
    args: ({ appId, colleague }) => [appId, colleague],
    prints: ["Successfully deleted user's application rights"],
  },
];

const devices: readonly CommandCase[] = [
  {
    title: 'registers a device',
    command: 'devices register',
    args: ({ devEui, appKey }) => ['joiner', devEui, appKey, '52.37403,4.88968'],
    prints: ['Registered device'],
  },
  {
    title: 'registers a template for devices that join, with a new access key',
    command: 'devices register on-join',
    args: () => ['template'],
    prints: ['New key registered', 'Registered on-join device template'],
  },
  {
    title: 'registers a device with keys that it makes',
    command: 'devices register',
    args: () => ['sensor'],
    prints: ['Generating random AppKey', 'Registered device'],
  },
  {
    title: 'personalizes a device with an address of the network',
    command: 'devices personalize',
    args: ({ nwkSKey, appSKey }) => ['sensor', nwkSKey, appSKey],
    prints: ['Personalized device', /DevAddr=26000[0-9A-F]{3}/],
    after: (bench, output) => {
      bench.devAddr = /DevAddr=([0-9A-F]{8})/.exec(output)?.[1] ?? '';
    },
  },
  {
    title: 'changes a device',
    command: 'devices set',
    args: () => ['sensor', '--description', 'On the roof', '--attr-set', 'floor:five'],
    prints: ['Updated device'],
  },
  {
    title: 'shows a device',
    command: 'devices info',
    args: () => ['sensor'],
    prints: [
      'Found device',
      'Description: On the roof',
      'floor: five',
      'Options: FCntCheckEnabled, 32BitFCnt',
    ],
  },
  {
    title: 'lists devices',
    command: 'devices list',
    prints: ['Listed 3 devices', 'register on join', 'On the roof'],
  },
];

const clients: readonly CommandCase[] = [
  {
    title: 'requests an OAuth client',
    command: 'clients request',
    args: ({ clientId }) => [
      clientId,
      'A client',
      '--uri',
      'https://app.example.com/callback',
      '--scope',
      'profile',
      '--grants',
      'authorization_code',
    ],
    prints: ['OAuth client requested'],
  },
  { title: 'lists OAuth clients', command: 'clients list', prints: ['Found one OAuth client', 'Pending'] },
  {
    title: 'changes an OAuth client',
    command: 'clients edit',
    args: ({ clientId }) => [clientId, '--description', 'Another description'],
    prints: ['OAuth client edited'],
  },
  {
    title: 'removes an OAuth client',
    command: 'clients delete',
    args: ({ clientId }) => [clientId],
    prints: ['OAuth client deleted successfully'],
  },
];

/** The commands for an account, its OAuth clients, its applications and their devices, in an order in which each has what it needs. */
export const ownerCommands: readonly CommandCase[] = [...account, ...clients, ...applications, ...devices];
