// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { WatchEvent as _fieldpost_discovery_v1_WatchEvent, WatchEvent__Output as _fieldpost_discovery_v1_WatchEvent__Output } from '../../../fieldpost/discovery/v1/WatchEvent.js';
import type { WatchRequest as _fieldpost_discovery_v1_WatchRequest, WatchRequest__Output as _fieldpost_discovery_v1_WatchRequest__Output } from '../../../fieldpost/discovery/v1/WatchRequest.js';

/**
 * Watcher tells what changes in the register, so that nobody has to ask again and again. It stands beside the v2
 * service, on the same port; like the reads of that one it needs no token.
 */
export interface WatcherClient extends grpc.Client {
  /**
   * Sends what there is, then each change as it happens. A caller that reads too slowly is ended with
   * RESOURCE_EXHAUSTED and one that misses changes with UNAVAILABLE; either calls again with its last position.
   */
  Watch(argument: _fieldpost_discovery_v1_WatchRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_fieldpost_discovery_v1_WatchEvent__Output>;
  Watch(argument: _fieldpost_discovery_v1_WatchRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_fieldpost_discovery_v1_WatchEvent__Output>;
  /**
   * Sends what there is, then each change as it happens. A caller that reads too slowly is ended with
   * RESOURCE_EXHAUSTED and one that misses changes with UNAVAILABLE; either calls again with its last position.
   */
  watch(argument: _fieldpost_discovery_v1_WatchRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_fieldpost_discovery_v1_WatchEvent__Output>;
  watch(argument: _fieldpost_discovery_v1_WatchRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_fieldpost_discovery_v1_WatchEvent__Output>;
  
}

/**
 * Watcher tells what changes in the register, so that nobody has to ask again and again. It stands beside the v2
 * service, on the same port; like the reads of that one it needs no token.
 */
export interface WatcherHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Sends what there is, then each change as it happens. A caller that reads too slowly is ended with
   * RESOURCE_EXHAUSTED and one that misses changes with UNAVAILABLE; either calls again with its last position.
   */
  Watch: grpc.handleServerStreamingCall<_fieldpost_discovery_v1_WatchRequest__Output, _fieldpost_discovery_v1_WatchEvent>;
  
}

export interface WatcherDefinition extends grpc.ServiceDefinition {
  Watch: MethodDefinition<_fieldpost_discovery_v1_WatchRequest, _fieldpost_discovery_v1_WatchEvent, _fieldpost_discovery_v1_WatchRequest__Output, _fieldpost_discovery_v1_WatchEvent__Output>
}
