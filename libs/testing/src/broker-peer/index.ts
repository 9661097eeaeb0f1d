export { BrokerPeer, type BrokerPeerOptions, type Delivery, type JoinOutcome } from './broker-peer.js';
export type { DiscoveryAddress } from './directory.js';
export { type Reception, standardReception } from './gateway.js';
export type { Acceptance } from './handler-calls.js';
export type { OpenStreams } from './handler-streams.js';
export { type NetworkDevice, NetworkDevices } from './network-devices.js';
export type { RadioDownlink } from './network-downlinks.js';
export { prepareActivation, withoutMic } from './network-joins.js';
export type { CheckedUplink } from './network-uplinks.js';
