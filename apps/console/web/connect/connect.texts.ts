import type { ConnectTab } from './connect-search.js';
import { namedRight } from '../rights/right-names.texts.js';

const tabs: Readonly<Record<ConnectTab, string>> = {
  mosquitto: 'mosquitto',
  node: 'Node.js',
  python: 'Python',
  go: 'Go',
  curl: 'curl',
  webhook: 'HTTP integration',
};

/** Texts of the page that connects programs to an application. */
export const connectTexts = {
  title: 'Connect',
  intro:
    'Connect your own program to this application: it receives what the devices send, and sends downlinks to them. The program logs in with an access key.',
  key: '1. Create an access key',
  keyText:
    'An access key is the password of a program. Create one here, or use one that you have already. The examples below read it from the environment variable KEY.',
  createKey: 'Create an access key',
  keyRights: (rights: readonly string[]) =>
    `The new key has the rights ${rights.map(namedRight).join(' and ')}.`,
  keyMade: (name: string) =>
    `The access key “${name}” was created. Copy it now: it is not shown again. In the terminal in which you try the examples, run:`,
  setKey: 'Set the variable KEY',
  noKeyRight: `To create access keys, you need the right ${namedRight('settings')}. Ask a collaborator who has it for a key.`,
  tabs,
  examples: '2. Run an example',
  ways: 'Programs and protocols',
  install: 'Install the library',
  uplinks: 'Receive uplinks',
  downlink: 'Send a downlink',
  downlinkText: (devId: string) =>
    `Sends one byte to port 1 of the device ${devId}. A class A device receives it after its next uplink.`,
  device: 'my-device',
  noMqtt: 'The handler of this application announces no MQTT server. Use curl or an HTTP integration.',
  webhookText:
    'With an HTTP integration (webhook) you need no access key: each message is posted to a URL of yours. Requests are signed, so that you can check where they come from.',
  webhookAction: 'Add an HTTP integration',
  verify: 'Check the signature, in Node.js',
  test: '3. See a message arrive',
  testText:
    'Start waiting, then let a device send something. Its message appears here, as your program receives it.',
  wait: 'Start waiting',
  stop: 'Stop waiting',
  waiting: 'Waiting for the next uplink of any device …',
  arrived: (devId: string) => `A message from ${devId} has arrived.`,
  ended: 'The connection was closed before a message arrived. Start waiting again.',
  toLive: 'Open live data',
  noReading: `To read messages, you need the right ${namedRight('messages:up:r')}.`,
};
