import { randomBytes } from 'node:crypto';
import type { TtnctlBench } from './ttnctl-bench.js';
import type { CommandCase } from './ttnctl-case.js';
import type { CommandOptions } from './ttnctl-program.js';

const confirmation = () => ({ input: 'yes\n' });

/** Has an uplink simulated when `subscribe` is ready, and ends it when it has shown that uplink. */
function simulateAndEnd({ ttnctl }: TtnctlBench): CommandOptions {
  let isSimulated = false;
  return {
    onOutput: (output, interrupt) => {
      if (output.includes('led: true')) interrupt();
      if (isSimulated || !output.includes('Subscribed to uplink')) return;
      isSimulated = true;
      void ttnctl.run(['devices', 'simulate', 'sensor', '01']);
    },
  };
}

const messages: readonly CommandCase[] = [
  {
    title: 'simulates an uplink',
    command: 'devices simulate',
    args: () => ['sensor', '01'],
    prints: ['Simulated uplink sent'],
  },
  {
    title: 'shows uplinks with decoded fields as they come',
    command: 'subscribe',
    args: ({ keyName }) => ['--access-key', keyName],
    options: simulateAndEnd,
    prints: [
      'Subscribed to activations',
      'Subscribed to uplink',
      'Uplink Message',
      'led: true',
      'signal received',
    ],
  },
  {
    title: 'sends a downlink',
    command: 'downlink',
    args: ({ keyName }) => ['sensor', '0A0B', '--access-key', keyName],
    prints: ['Enqueued downlink'],
    after: (bench) => bench.event('down/scheduled'),
  },
];

const components: readonly CommandCase[] = [
  {
    title: 'adds a component',
    command: 'components add',
    args: ({ routerId }) => ['router', routerId],
    prints: ['Added network component'],
  },
  {
    title: 'gets no token for a component that no administrator has approved',
    command: 'components token',
    args: ({ routerId }) => ['router', routerId],
    code: 1,
    prints: ['Could not get component token', 'approved'],
    after: (bench) => bench.approveRouter(),
  },
  {
    title: 'gets the token of a component, which announces itself with it',
    command: 'components token',
    args: ({ routerId }) => ['router', routerId],
    prints: ['Got component token'],
    after: (bench, output) => bench.startRouter(/^eyJ\S+$/m.exec(output)?.[0] ?? ''),
  },
  { title: 'lists components', command: 'components list', prints: ['Found 1 router', 'Found 0 brokers'] },
  {
    title: 'shows a component',
    command: 'components info',
    args: ({ routerId }) => ['router', routerId],
    prints: ['Found network component', 'Type:           router'],
  },
  {
    title: 'adds a collaborator of a component',
    command: 'components collaborators add',
    args: ({ routerId, colleague }) => ['router', routerId, colleague],
    prints: ['Successfully added component rights to user'],
  },
  {
    title: 'removes a collaborator of a component',
    command: 'components collaborators delete',
    args: ({ routerId, colleague }) => ['router', routerId, colleague],
    prints: ["Successfully deleted user's component rights"],
  },
  {
    title: 'finds the handler well',
    command: 'components check',
    args: ({ handlerId }) => ['handler', handlerId],
    prints: ['is up and running'],
  },
  {
    title: 'lists what is announced',
    command: 'discover',
    args: () => ['routers'],
    prints: ['Discovered', 'localhost:'],
  },
];

const gateways: readonly CommandCase[] = [
  {
    title: 'registers a gateway',
    command: 'gateways register',
    args: ({ gatewayId }) => [gatewayId, 'EU_863_870', '52.37403,4.88968'],
    prints: ['Registered Gateway'],
  },
  {
    title: 'changes a gateway',
    command: 'gateways edit',
    args: ({ gatewayId, routerId }) => [
      gatewayId,
      '--router',
      routerId,
      '--brand',
      'Homemade',
      '--location-public',
    ],
    prints: ['Edited gateway'],
  },
  {
    title: 'adds a collaborator of a gateway',
    command: 'gateways collaborators add',
    args: ({ gatewayId, colleague }) => [gatewayId, colleague, 'gateway:settings'],
    prints: ['Successfully added'],
  },
  {
    title: 'shows a gateway with its key and collaborators',
    command: 'gateways info',
    args: ({ gatewayId }) => [gatewayId],
    prints: ['Found gateway', 'Brand: Homemade', 'Location Public: yes', 'Access Key:', 'gateway:settings'],
  },
  {
    title: 'removes a collaborator of a gateway',
    command: 'gateways collaborators delete',
    args: ({ gatewayId, colleague }) => [gatewayId, colleague],
    prints: ['Successfully deleted'],
  },
  { title: 'lists gateways', command: 'gateways list', prints: ['EU_863_870', '(52.374'] },
  {
    title: 'gets the token of a gateway',
    command: 'gateways token',
    args: ({ gatewayId }) => [gatewayId],
    prints: ['Got gateway token', /^eyJ\S+$/m],
  },
  {
    title: 'shows the status of a gateway, which its router knows',
    command: 'gateways status',
    args: ({ gatewayId }) => [gatewayId],
    prints: ['Received status', 'Last seen'],
  },
  {
    title: 'joins as a device behind a gateway',
    command: 'join',
    args: ({ appEui, devEui, appKey, gatewayId }) => [
      appEui,
      devEui,
      appKey,
      randomBytes(2).toString('hex'),
      '--gateway-id',
      gatewayId,
    ],
    prints: ['Sent uplink to Router', 'Received JoinAccept', 'NwkSKey='],
    isRepeatable: true,
  },
  {
    title: 'sends a confirmed uplink as a device behind a gateway, and receives a downlink',
    command: 'uplink',
    args: (bench) => {
      const { devAddr, nwkSKey, appSKey, gatewayId } = bench;
      return [devAddr, nwkSKey, appSKey, bench.nextFrame(), '01', '--confirmed', '--gateway-id', gatewayId];
    },
    prints: ['Sent uplink to Router', 'Received Downlink'],
    isRepeatable: true,
  },
];

const removal: readonly CommandCase[] = [
  {
    title: 'removes a gateway',
    command: 'gateways delete',
    args: ({ gatewayId }) => [gatewayId],
    prints: ['Deleted gateway'],
  },
  {
    title: 'removes a device after confirmation',
    command: 'devices delete',
    args: () => ['joiner'],
    options: confirmation,
    prints: ['Are you sure', 'Deleted device'],
  },
  {
    title: 'takes the application from the handler after confirmation',
    command: 'applications unregister',
    options: confirmation,
    prints: ['Are you sure', 'Unregistered application'],
  },
  {
    title: 'removes an application after confirmation',
    command: 'applications delete',
    options: confirmation,
    prints: ['Are you sure', 'Deleted Application'],
  },
  { title: 'logs out', command: 'user logout', prints: [] },
  {
    title: 'asks for a login after that',
    command: 'applications list',
    code: 1,
    prints: ['Please login with ttnctl user login'],
  },
];

/** The commands for messages, components, gateways, and those that remove things, in order. */
export const networkCommands: readonly CommandCase[] = [...messages, ...components, ...gateways, ...removal];
