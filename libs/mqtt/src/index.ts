export type { Client } from 'aedes';
export { ConnectionRate } from './connection-rate.js';
export { type BrokerLimits, MqttBroker } from './mqtt-broker.js';
export {
  addressOf,
  type ConnackCode,
  type Credentials,
  type MqttClients,
  type Published,
} from './mqtt-clients.js';
export { MqttServer, type MqttServerOptions } from './mqtt-server.js';
export { publishPacket } from './publish-packet.js';
