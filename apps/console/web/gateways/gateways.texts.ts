import { namedRight } from '../rights/right-names.texts.js';

/** Texts of the list of gateways. */
export const gatewaysTexts = {
  things: { one: 'gateway', many: 'gateways' },
  title: 'Gateways',
  create: 'Register a gateway',
  search: 'Search by id or description',
  id: 'Id',
  description: 'Description',
  plan: 'Frequency plan',
  router: 'Router',
  status: 'Status',
  brand: 'Brand',
  model: 'Model',
  remove: 'Delete',
  removeTitle: {
    one: (id: string) => `Delete ${id}?`,
    many: (count: number) => `Delete ${count.toLocaleString()} gateways?`,
  },
  removeText: {
    one: 'Its key stops working at once. A deleted gateway cannot be restored.',
    many: 'Their keys stop working at once. Deleted gateways cannot be restored.',
  },
  transfer: 'Transfer',
  transferTitle: {
    one: (id: string) => `Transfer ${id}`,
    many: (count: number) => `Transfer ${count.toLocaleString()} gateways`,
  },
  transferText: 'Another user becomes the owner, and you keep access only as a collaborator.',
  newOwner: 'User name of the new owner',
  activated: 'Connected before',
  notActivated: 'Never seen',
  none: 'You have no gateway yet',
  teach:
    'A gateway receives messages of devices and forwards them. Register yours to get its key and the files for its packet forwarder.',
  noMatch: 'No gateway matches your search.',
  pages: 'Pages of the list',
};

/** Texts of the form for a new gateway. */
export const newGatewayTexts = {
  kind: 'Identification',
  byEui: 'By the EUI of its packet forwarder',
  byEuiHint: 'For Semtech UDP and LoRa Basics Station. A gateway with an EUI can use all forwarders.',
  byId: 'By an id of your choice',
  byIdHint:
    'For gateway connectors (MQTT) such as mp_pkt_fwd, and TTN packet-forwarder (v2): they log in with id and key.',
  eui: 'Gateway EUI',
  euiHint: '16 hexadecimal digits, often printed on the gateway; called gateway_ID in its files.',
  euiProblem: 'An EUI has 16 hexadecimal digits.',
  id: 'Id',
  idHint:
    '2 to 36 lower-case letters and digits, with single dashes or underscores between them. It cannot be changed later.',
  idProblem: 'Use 2 to 36 lower-case letters and digits, with single dashes or underscores between them.',
  becomes: (id: string) => `It will be called ${id}.`,
  planProblem: 'Choose the frequency plan of the region.',
};

/** Texts of one gateway. */
export const gatewayTexts = {
  tabs: 'Pages of this gateway',
  overview: 'Overview',
  connection: 'Packet forwarder',
  collaborators: 'Collaborators',
  settings: 'Settings',
  facts: 'General information',
  eui: 'EUI',
  owner: 'Owner',
  router: 'Router',
  noRouter: 'The gateway connects to the server that is set in its packet forwarder.',
  toSettings: 'Choose a router',
  fallbacks: 'Fallback routers',
  status: 'Status',
  isActivated: 'Its key has been used.',
  isActivatedOnly: 'Its key was used at the account server, but this network has not seen it.',
  isNotActivated: 'It has not used its key yet; forwarders with Semtech’s UDP protocol use none.',
  setUp: 'Set up its packet forwarder',
  noStatus: `To see the status, you need the right ${namedRight('gateway:status')}.`,
  hardware: 'Hardware',
  noHardware: 'No hardware is specified.',
  setHardware: 'Specify the hardware',
  location: 'Location',
  noLocation: 'No location is set.',
  setLocation: 'Set the location',
  rough: `This location is approximate. To see the exact one, you need the right ${namedRight('gateway:location')}.`,
  metres: (altitude: number) => `${altitude} m above sea level`,
  yours: 'Your rights',
};

/** Texts of the key of a gateway. */
export const keyTexts = {
  title: 'Gateway key',
  text: 'LoRa Basics Station, gateway connectors (MQTT) and packet-forwarder (gRPC) authenticate with this key: keep it secret. Forwarders with Semtech’s UDP protocol need no key.',
  restricted: `To see the key, you need the right ${namedRight('gateway:settings')}.`,
  show: 'Show the key',
  hide: 'Hide the key',
  replace: 'Replace the key',
  replaceTitle: 'Replace the key?',
  replaceText: 'The current key stops working at once. The gateway cannot connect until it has the new one.',
  replaced: 'The gateway has a new key.',
};
