/** The sentences of the list of gateways. */
export const gatewaysTexts = {
  title: 'Gateways',
  create: 'Register a gateway',
  search: 'Search by id or description',
  id: 'Id',
  description: 'Description',
  plan: 'Frequency plan',
  router: 'Router',
  status: 'Status',
  activated: 'has signed in',
  notActivated: 'not yet seen',
  none: 'You have no gateway yet',
  teach:
    'A gateway hears devices and passes on what they send. Register yours to get the key and the files that its packet forwarder needs.',
  noMatch: 'No gateway matches your search.',
  pages: 'Pages of the list',
};

/** The sentences of a new gateway. */
export const newGatewayTexts = {
  kind: 'How the gateway is known',
  byEui: 'By the EUI of its packet forwarder',
  byEuiHint: 'For forwarders that speak Semtech’s UDP protocol: they send their EUI and nothing else.',
  byId: 'By an id of your choice',
  byIdHint: 'For forwarders that sign in with an id and a key.',
  eui: 'Gateway EUI',
  euiHint: '16 hexadecimal digits, often printed on the gateway; called gateway_ID in its files.',
  euiProblem: 'An EUI has 16 hexadecimal digits.',
  id: 'Id',
  idHint: '2 to 36 small letters and digits, with single - or _ between them. It cannot be changed later.',
  idProblem: 'Use 2 to 36 small letters and digits, with single - or _ between them.',
  becomes: (id: string) => `It will be called ${id}.`,
  planProblem: 'Choose where the gateway stands.',
};

/** The sentences of one gateway. */
export const gatewayTexts = {
  tabs: 'Pages of this gateway',
  overview: 'Overview',
  connection: 'Packet forwarder',
  collaborators: 'Collaborators',
  settings: 'Settings',
  facts: 'Facts',
  eui: 'EUI',
  owner: 'Owner',
  router: 'Router',
  noRouter: 'No router is chosen; programs on the gateway choose one themselves.',
  fallbacks: 'Fallback routers',
  status: 'Status',
  isActivated: 'It has signed in with its key at least once.',
  isNotActivated: 'It has not signed in with its key yet. Its packet forwarder may need to be set up:',
  noStatus: 'Seeing the status takes the right “gateway:status”.',
  hardware: 'Hardware',
  noHardware: 'Nobody has said what it is made of.',
  location: 'Location',
  noLocation: 'Nobody has said where the antenna is.',
  rough: 'You see only roughly where it is: the true place takes the right “gateway:location”.',
  metres: (altitude: number) => `${altitude} m above sea`,
  yours: 'Your rights',
};

/** The sentences of the key of a gateway. */
export const keyTexts = {
  title: 'Gateway key',
  text: 'The gateway proves with it that it is the one. Keep it secret.',
  restricted: 'Reading the key takes the right “gateway:settings”.',
  show: 'Show the key',
  hide: 'Hide the key',
  replace: 'Replace the key',
  replaceTitle: 'Replace the key?',
  replaceText: 'The present key stops working at once, so the gateway is cut off until it has the new one.',
  replaced: 'The gateway has a new key.',
};
