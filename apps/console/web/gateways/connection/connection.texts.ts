import { namedRight } from '../../rights/right-names.texts.js';

/** Texts of the packet forwarder page. */
export const connectionTexts = {
  title: 'Packet forwarder',
  intro:
    'The packet forwarder is the program on the gateway that controls the concentrator. Choose the one that your gateway runs.',
  restricted: `The files for a packet forwarder contain the key. To see them, you need the right ${namedRight('gateway:settings')}.`,
  kind: 'Packet forwarder',
  udp: 'Semtech UDP',
  udpText: 'The default of most gateways. It sends its EUI without a key, to the UDP port of the network.',
  noEui: 'This gateway has no EUI. Enter it in its settings to use this forwarder.',
  connector: 'Gateway connector',
  connectorText: 'For forwarders that authenticate with id and key, such as mp_pkt_fwd.',
  pktfwd: 'TTN packet-forwarder (v2)',
  pktfwdText:
    'The program packet-forwarder of The Things Network v2: it reads its settings from the account server with its key and finds its router itself.',
  station: 'LoRa Basics Station',
  stationText:
    'Encrypted, with the key of the gateway. It needs an EUI, and gets its channels from the network.',
  server: 'Server address',
  serverHint: 'Host of the network, as the gateway reaches it.',
  serverOf: (router: string) => `The router ${router} announces this address.`,
  reported: 'The network reports these addresses and ports for gateways.',
  loopback:
    'Only programs on the machine of the network reach this address, so a gateway needs another one. Ask the operator of the network for it, or enter it above. With npm start, the option --lan opens the network to gateways.',
  noRouter: 'No router with an address is announced. Ask the operator of the network.',
  facts: 'What to enter',
  ports: 'Port, up and down',
  serverTls: 'Server with TLS',
  serverPlain: 'Server without TLS',
  mqttTls: 'MQTT port with TLS',
  mqttPlain: 'MQTT port without TLS',
  usualMqttPorts: 'These ports are right unless the operator of the network names others.',
  plainMqtt:
    'Without TLS the key crosses the network unencrypted. mp_pkt_fwd always uses port 1883 without TLS, so the operator has to publish the port without TLS there.',
  eui: 'Gateway EUI',
  id: 'Gateway id',
  accountServer: 'Account server',
  showKey: 'Show the key in the file',
  hideKey: 'Hide the key',
  hidden: '(hidden)',
  showFirst: 'Show the key first, to copy the file with it.',
  local: 'local_conf.json',
  localText: 'The settings of this gateway. Put it into the folder of global_conf.json.',
  global: 'global_conf.json',
  globalText: (plan: string) =>
    `The channels of ${plan} for concentrators with an SX1301 chip. Keep the tx_lut entries of the file that came with your gateway: they belong to its board. Packages for SX1302 and SX1303 bring a file of their own with the channels of the region: use that one instead.`,
  lns: 'LNS server',
  cups: 'CUPS server',
  port: (port: number) => `The port is ${port} unless the operator of the network names another.`,
  needsKey: {
    udp: 'No key is needed: the EUI says which gateway it is.',
    station: 'The gateway needs its key, in tc.key.',
    connector: 'The gateway needs its id and its key.',
    pktfwd: 'The gateway needs its id and its key.',
  },
  tcUri: 'tc.uri',
  tcUriText: 'The address of the network.',
  tcKey: 'tc.key',
  tcKeyText: 'One line that ends with a line break.',
  trust: 'tc.trust',
  trustText:
    'The certificate of the authority that signed the certificate of the server (PEM). The operator of the network has it; npm start prints its file.',
  noCertificate: 'There is no tc.crt: the key proves which gateway it is.',
  cupsUri: 'cups.uri',
  cupsUriText:
    'Instead of the files above, for a station that gets them from the server: this file, and cups.key and cups.trust with the content of tc.key and tc.trust.',
  pktfwdFile: '.pktfwd.yml',
  pktfwdFileText: 'Put it into the home directory of the user that runs packet-forwarder.',
};
