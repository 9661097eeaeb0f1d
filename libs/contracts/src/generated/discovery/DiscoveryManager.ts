// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js'

/**
 * Reserved for operators; it has no methods and no server offers it.
 */
export interface DiscoveryManagerClient extends grpc.Client {
}

/**
 * Reserved for operators; it has no methods and no server offers it.
 */
export interface DiscoveryManagerHandlers extends grpc.UntypedServiceImplementation {
}

export interface DiscoveryManagerDefinition extends grpc.ServiceDefinition {
}
