export { type AnnouncerOptions, ComponentAnnouncer, isAnnounced } from './component-announcer.js';
export { backoff, brokerLongestMs } from './backoff.js';
export { type CallerOptions, ComponentCallers, type ComponentCallersParts } from './component-callers.js';
export { callerNotFound } from './caller.errors.js';
export { Directory, type Peer } from './directory.js';
export { DirectoryGrpc } from './directory.grpc.js';
export { DiscoveryChannel, discoveryChannel } from './discovery-channel.js';
export { DiscoveryRoots, type RootsFile, trustingDiscovery } from './discovery-roots.js';
export { LastKnown, type LastKnownOptions } from './last-known.js';
export { NetworkIdentity, type OwnIdentity } from './network-identity.js';
export { OwnTls, signingKey } from './own-tls.js';
export { peerChannel, trusting } from './peer-channel.js';
export {
  type AnnouncedComponent,
  type Approvals,
  TrustedComponents,
  type TrustOptions,
} from './trusted-components.js';
