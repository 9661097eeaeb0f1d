/** The sentences of setting up a packet forwarder. */
export const connectionTexts = {
  title: 'Packet forwarder',
  intro:
    'The program on the gateway that talks to the concentrator is called packet forwarder. Choose the one that yours has.',
  restricted:
    'The files for a packet forwarder hold the key; seeing them takes the right “gateway:settings”.',
  kind: 'Packet forwarder',
  udp: 'Semtech UDP',
  udpText:
    'The one that most gateways come with. It sends its EUI and no key, to a bridge that stands before the router.',
  noEui: 'This gateway has an id of its own. Register it by its EUI to use this forwarder.',
  connector: 'Gateway connector',
  connectorText: 'Forwarders that sign in with id and key, such as mp_pkt_fwd.',
  pktfwd: 'packet-forwarder',
  pktfwdText: 'The forwarder that asks the account server with its key, and finds its router by itself.',
  server: 'Server address',
  serverHint: 'The host of the router, or of the bridge before it.',
  serverOf: (router: string) => `The router ${router} announces this address.`,
  noRouter: 'No router with an address is known here. Ask who runs the network.',
  facts: 'What to enter',
  ports: 'Port, up and down',
  eui: 'Gateway EUI',
  id: 'Gateway id',
  accountServer: 'Account server',
  showKey: 'Show the key in the file',
  hideKey: 'Hide the key',
  hidden: '(hidden)',
  local: 'local_conf.json',
  localText: 'What is special about this gateway. It stands beside global_conf.json.',
  global: 'global_conf.json',
  globalText: (plan: string) =>
    `The channels of ${plan} for concentrators with an SX1301 chip. Keep the tx_lut entries of the file that came with your gateway: they belong to its board.`,
  pktfwdFile: '.pktfwd.yml',
  pktfwdFileText: 'It stands in the home directory of the user that runs packet-forwarder.',
};
