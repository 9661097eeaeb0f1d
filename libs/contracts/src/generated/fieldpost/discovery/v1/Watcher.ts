// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { WatchEvent as _fieldpost_discovery_v1_WatchEvent, WatchEvent__Output as _fieldpost_discovery_v1_WatchEvent__Output } from '../../../fieldpost/discovery/v1/WatchEvent.js';
import type { WatchRequest as _fieldpost_discovery_v1_WatchRequest, WatchRequest__Output as _fieldpost_discovery_v1_WatchRequest__Output } from '../../../fieldpost/discovery/v1/WatchRequest.js';

/**
 * Watcher streams changes of announcements and metadata, in place of polling. It is served on the port of the v2 service
 * and, like reads there, needs no token.
 */
export interface WatcherClient extends grpc.Client {
  /**
   * Sends the current state, then each change. Ends with RESOURCE_EXHAUSTED when the caller reads too slowly and with
   * UNAVAILABLE when changes were missed; call again with the last position.
   */
  Watch(argument: _fieldpost_discovery_v1_WatchRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_fieldpost_discovery_v1_WatchEvent__Output>;
  Watch(argument: _fieldpost_discovery_v1_WatchRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_fieldpost_discovery_v1_WatchEvent__Output>;
  /**
   * Sends the current state, then each change. Ends with RESOURCE_EXHAUSTED when the caller reads too slowly and with
   * UNAVAILABLE when changes were missed; call again with the last position.
   */
  watch(argument: _fieldpost_discovery_v1_WatchRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_fieldpost_discovery_v1_WatchEvent__Output>;
  watch(argument: _fieldpost_discovery_v1_WatchRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_fieldpost_discovery_v1_WatchEvent__Output>;
  
}

/**
 * Watcher streams changes of announcements and metadata, in place of polling. It is served on the port of the v2 service
 * and, like reads there, needs no token.
 */
export interface WatcherHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Sends the current state, then each change. Ends with RESOURCE_EXHAUSTED when the caller reads too slowly and with
   * UNAVAILABLE when changes were missed; call again with the last position.
   */
  Watch: grpc.handleServerStreamingCall<_fieldpost_discovery_v1_WatchRequest__Output, _fieldpost_discovery_v1_WatchEvent>;
  
}

export interface WatcherDefinition extends grpc.ServiceDefinition {
  Watch: MethodDefinition<_fieldpost_discovery_v1_WatchRequest, _fieldpost_discovery_v1_WatchEvent, _fieldpost_discovery_v1_WatchRequest__Output, _fieldpost_discovery_v1_WatchEvent__Output>
}
