import type { ConnectTab } from './connect-search.js';

const tabs: Readonly<Record<ConnectTab, string>> = {
  mosquitto: 'mosquitto',
  node: 'Node.js',
  python: 'Python',
  go: 'Go',
  curl: 'curl',
  webhook: 'Webhook',
};

/** Texts of the page that connects programs to an application. */
export const connectTexts = {
  title: 'Connect',
  intro: 'Programs read the messages of this application and send downlinks with an access key.',
  key: 'Access key',
  keyText: 'The snippets below read the key from the variable KEY. Use a key that you have, or create one.',
  createKey: 'Create a key for these snippets',
  keyRights: (rights: readonly string[]) =>
    `It gets the rights ${rights.map((right) => `“${right}”`).join(' and ')}.`,
  keyMade: (name: string) => `The access key “${name}” is shown only once. Set it in your shell:`,
  setKey: 'Set the key',
  noKeyRight: 'To create keys, you need the right “settings”. Ask a collaborator for one.',
  tabs,
  ways: 'Ways to connect',
  install: 'Install',
  uplinks: 'Read uplinks',
  downlink: 'Send a downlink',
  downlinkText: (devId: string) => `One byte to ${devId} at port 1, after its next uplink.`,
  device: 'my-device',
  noMqtt: 'The handler of this application announces no MQTT server. Use curl or a webhook.',
  webhookText: 'An integration posts each message to a URL of yours, signed with its secret.',
  webhookAction: 'Add an integration',
  verify: 'Verify the signature in Node.js',
  test: 'Test',
  testText: 'Waits for the next message of any device, as a program would.',
  wait: 'Wait for a message',
  stop: 'Stop waiting',
  waiting: 'Waiting for a message …',
  arrived: (devId: string) => `A message of ${devId} has arrived.`,
  ended: 'The connection was closed before a message arrived.',
  toLive: 'Open live data',
  noReading: 'To read messages, you need the right “messages:up:r”.',
};
