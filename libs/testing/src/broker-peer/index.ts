export { BrokerPeer, type BrokerPeerOptions, type Delivery, type JoinOutcome } from './broker-peer.js';
export type { DiscoveryAddress } from './directory.js';
export type { Reception } from './gateway.js';
export type { OpenStreams } from './handler-streams.js';
export type { NetworkDevice } from './network-devices.js';
export type { RadioDownlink } from './network-downlinks.js';
export type { CheckedUplink } from './network-uplinks.js';
