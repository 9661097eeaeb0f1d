/** Texts of the packet forwarder page. */
export const connectionTexts = {
  title: 'Packet forwarder',
  intro:
    'The packet forwarder is the program on the gateway that controls the concentrator. Choose the one that your gateway runs.',
  restricted:
    'The files for a packet forwarder contain the key. To see them, you need the right “gateway:settings”.',
  kind: 'Packet forwarder',
  udp: 'Semtech UDP',
  udpText:
    'The default of most gateways. It sends its EUI without a key, to a bridge in front of the router.',
  noEui: 'This gateway has an id of its own. Register it by its EUI to use this forwarder.',
  connector: 'Gateway connector',
  connectorText: 'For forwarders that authenticate with id and key, such as mp_pkt_fwd.',
  pktfwd: 'packet-forwarder',
  pktfwdText: 'Reads its settings from the account server with its key and finds its router itself.',
  server: 'Server address',
  serverHint: 'Host of the router, or of the bridge in front of it.',
  serverOf: (router: string) => `The router ${router} announces this address.`,
  noRouter: 'No router with an address is announced. Ask the operator of the network.',
  facts: 'What to enter',
  ports: 'Port, up and down',
  eui: 'Gateway EUI',
  id: 'Gateway id',
  accountServer: 'Account server',
  showKey: 'Show the key in the file',
  hideKey: 'Hide the key',
  hidden: '(hidden)',
  local: 'local_conf.json',
  localText: 'The settings of this gateway. Put it into the folder of global_conf.json.',
  global: 'global_conf.json',
  globalText: (plan: string) =>
    `The channels of ${plan} for concentrators with an SX1301 chip. Keep the tx_lut entries of the file that came with your gateway: they belong to its board.`,
  pktfwdFile: '.pktfwd.yml',
  pktfwdFileText: 'Put it into the home directory of the user that runs packet-forwarder.',
};
