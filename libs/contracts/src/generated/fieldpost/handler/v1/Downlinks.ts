// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { DeviceIdentifier as _handler_DeviceIdentifier, DeviceIdentifier__Output as _handler_DeviceIdentifier__Output } from '../../../handler/DeviceIdentifier.js';
import type { DownlinkList as _fieldpost_handler_v1_DownlinkList, DownlinkList__Output as _fieldpost_handler_v1_DownlinkList__Output } from '../../../fieldpost/handler/v1/DownlinkList.js';
import type { Empty as _google_protobuf_Empty, Empty__Output as _google_protobuf_Empty__Output } from '../../../google/protobuf/Empty.js';
import type { PutDownlinkRequest as _fieldpost_handler_v1_PutDownlinkRequest, PutDownlinkRequest__Output as _fieldpost_handler_v1_PutDownlinkRequest__Output } from '../../../fieldpost/handler/v1/PutDownlinkRequest.js';
import type { RemoveDownlinkRequest as _fieldpost_handler_v1_RemoveDownlinkRequest, RemoveDownlinkRequest__Output as _fieldpost_handler_v1_RemoveDownlinkRequest__Output } from '../../../fieldpost/handler/v1/RemoveDownlinkRequest.js';

/**
 * Downlinks manages the downlink queue of a device, to which MQTT and AMQP clients add as well. It is served on the port of
 * the v2 services with the same call metadata; the right is `messages:down:w`.
 */
export interface DownlinksClient extends grpc.Client {
  /**
   * Removes all downlinks, also the pending one.
   */
  ClearDownlinks(argument: _handler_DeviceIdentifier, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  ClearDownlinks(argument: _handler_DeviceIdentifier, metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  ClearDownlinks(argument: _handler_DeviceIdentifier, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  ClearDownlinks(argument: _handler_DeviceIdentifier, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  /**
   * Removes all downlinks, also the pending one.
   */
  clearDownlinks(argument: _handler_DeviceIdentifier, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  clearDownlinks(argument: _handler_DeviceIdentifier, metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  clearDownlinks(argument: _handler_DeviceIdentifier, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  clearDownlinks(argument: _handler_DeviceIdentifier, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the pending downlink and the queued ones.
   */
  ListDownlinks(argument: _handler_DeviceIdentifier, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_handler_v1_DownlinkList__Output>): grpc.ClientUnaryCall;
  ListDownlinks(argument: _handler_DeviceIdentifier, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_handler_v1_DownlinkList__Output>): grpc.ClientUnaryCall;
  ListDownlinks(argument: _handler_DeviceIdentifier, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_handler_v1_DownlinkList__Output>): grpc.ClientUnaryCall;
  ListDownlinks(argument: _handler_DeviceIdentifier, callback: grpc.requestCallback<_fieldpost_handler_v1_DownlinkList__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the pending downlink and the queued ones.
   */
  listDownlinks(argument: _handler_DeviceIdentifier, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_handler_v1_DownlinkList__Output>): grpc.ClientUnaryCall;
  listDownlinks(argument: _handler_DeviceIdentifier, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_handler_v1_DownlinkList__Output>): grpc.ClientUnaryCall;
  listDownlinks(argument: _handler_DeviceIdentifier, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_handler_v1_DownlinkList__Output>): grpc.ClientUnaryCall;
  listDownlinks(argument: _handler_DeviceIdentifier, callback: grpc.requestCallback<_fieldpost_handler_v1_DownlinkList__Output>): grpc.ClientUnaryCall;
  
  /**
   * Adds a downlink to the queue. RESOURCE_EXHAUSTED when the queue is full.
   */
  PutDownlink(argument: _fieldpost_handler_v1_PutDownlinkRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  PutDownlink(argument: _fieldpost_handler_v1_PutDownlinkRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  PutDownlink(argument: _fieldpost_handler_v1_PutDownlinkRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  PutDownlink(argument: _fieldpost_handler_v1_PutDownlinkRequest, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  /**
   * Adds a downlink to the queue. RESOURCE_EXHAUSTED when the queue is full.
   */
  putDownlink(argument: _fieldpost_handler_v1_PutDownlinkRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  putDownlink(argument: _fieldpost_handler_v1_PutDownlinkRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  putDownlink(argument: _fieldpost_handler_v1_PutDownlinkRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  putDownlink(argument: _fieldpost_handler_v1_PutDownlinkRequest, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  
  /**
   * Removes one queued downlink.
   */
  RemoveDownlink(argument: _fieldpost_handler_v1_RemoveDownlinkRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  RemoveDownlink(argument: _fieldpost_handler_v1_RemoveDownlinkRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  RemoveDownlink(argument: _fieldpost_handler_v1_RemoveDownlinkRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  RemoveDownlink(argument: _fieldpost_handler_v1_RemoveDownlinkRequest, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  /**
   * Removes one queued downlink.
   */
  removeDownlink(argument: _fieldpost_handler_v1_RemoveDownlinkRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  removeDownlink(argument: _fieldpost_handler_v1_RemoveDownlinkRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  removeDownlink(argument: _fieldpost_handler_v1_RemoveDownlinkRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  removeDownlink(argument: _fieldpost_handler_v1_RemoveDownlinkRequest, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Downlinks manages the downlink queue of a device, to which MQTT and AMQP clients add as well. It is served on the port of
 * the v2 services with the same call metadata; the right is `messages:down:w`.
 */
export interface DownlinksHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Removes all downlinks, also the pending one.
   */
  ClearDownlinks: grpc.handleUnaryCall<_handler_DeviceIdentifier__Output, _google_protobuf_Empty>;
  
  /**
   * Lists the pending downlink and the queued ones.
   */
  ListDownlinks: grpc.handleUnaryCall<_handler_DeviceIdentifier__Output, _fieldpost_handler_v1_DownlinkList>;
  
  /**
   * Adds a downlink to the queue. RESOURCE_EXHAUSTED when the queue is full.
   */
  PutDownlink: grpc.handleUnaryCall<_fieldpost_handler_v1_PutDownlinkRequest__Output, _google_protobuf_Empty>;
  
  /**
   * Removes one queued downlink.
   */
  RemoveDownlink: grpc.handleUnaryCall<_fieldpost_handler_v1_RemoveDownlinkRequest__Output, _google_protobuf_Empty>;
  
}

export interface DownlinksDefinition extends grpc.ServiceDefinition {
  ClearDownlinks: MethodDefinition<_handler_DeviceIdentifier, _google_protobuf_Empty, _handler_DeviceIdentifier__Output, _google_protobuf_Empty__Output>
  ListDownlinks: MethodDefinition<_handler_DeviceIdentifier, _fieldpost_handler_v1_DownlinkList, _handler_DeviceIdentifier__Output, _fieldpost_handler_v1_DownlinkList__Output>
  PutDownlink: MethodDefinition<_fieldpost_handler_v1_PutDownlinkRequest, _google_protobuf_Empty, _fieldpost_handler_v1_PutDownlinkRequest__Output, _google_protobuf_Empty__Output>
  RemoveDownlink: MethodDefinition<_fieldpost_handler_v1_RemoveDownlinkRequest, _google_protobuf_Empty, _fieldpost_handler_v1_RemoveDownlinkRequest__Output, _google_protobuf_Empty__Output>
}
