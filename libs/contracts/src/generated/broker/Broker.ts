// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { DeduplicatedUplinkMessage as _broker_DeduplicatedUplinkMessage, DeduplicatedUplinkMessage__Output as _broker_DeduplicatedUplinkMessage__Output } from '../broker/DeduplicatedUplinkMessage.js';
import type { DeviceActivationRequest as _broker_DeviceActivationRequest, DeviceActivationRequest__Output as _broker_DeviceActivationRequest__Output } from '../broker/DeviceActivationRequest.js';
import type { DeviceActivationResponse as _broker_DeviceActivationResponse, DeviceActivationResponse__Output as _broker_DeviceActivationResponse__Output } from '../broker/DeviceActivationResponse.js';
import type { DownlinkMessage as _broker_DownlinkMessage, DownlinkMessage__Output as _broker_DownlinkMessage__Output } from '../broker/DownlinkMessage.js';
import type { Empty as _google_protobuf_Empty, Empty__Output as _google_protobuf_Empty__Output } from '../google/protobuf/Empty.js';
import type { SubscribeRequest as _broker_SubscribeRequest, SubscribeRequest__Output as _broker_SubscribeRequest__Output } from '../broker/SubscribeRequest.js';
import type { UplinkMessage as _broker_UplinkMessage, UplinkMessage__Output as _broker_UplinkMessage__Output } from '../broker/UplinkMessage.js';

/**
 * Traffic between routers, the broker and handlers.
 */
export interface BrokerClient extends grpc.Client {
  /**
   * A router brings a join request and waits for the join accept.
   */
  Activate(argument: _broker_DeviceActivationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_broker_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  Activate(argument: _broker_DeviceActivationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_broker_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  Activate(argument: _broker_DeviceActivationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_broker_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  Activate(argument: _broker_DeviceActivationRequest, callback: grpc.requestCallback<_broker_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  /**
   * A router brings a join request and waits for the join accept.
   */
  activate(argument: _broker_DeviceActivationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_broker_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  activate(argument: _broker_DeviceActivationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_broker_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  activate(argument: _broker_DeviceActivationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_broker_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  activate(argument: _broker_DeviceActivationRequest, callback: grpc.requestCallback<_broker_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * A router brings uplinks and takes downlinks.
   */
  Associate(metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientDuplexStream<_broker_UplinkMessage, _broker_DownlinkMessage__Output>;
  Associate(options?: grpc.CallOptions): grpc.ClientDuplexStream<_broker_UplinkMessage, _broker_DownlinkMessage__Output>;
  /**
   * A router brings uplinks and takes downlinks.
   */
  associate(metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientDuplexStream<_broker_UplinkMessage, _broker_DownlinkMessage__Output>;
  associate(options?: grpc.CallOptions): grpc.ClientDuplexStream<_broker_UplinkMessage, _broker_DownlinkMessage__Output>;
  
  /**
   * A handler brings downlinks.
   */
  Publish(metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DownlinkMessage>;
  Publish(metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DownlinkMessage>;
  Publish(options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DownlinkMessage>;
  Publish(callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DownlinkMessage>;
  /**
   * A handler brings downlinks.
   */
  publish(metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DownlinkMessage>;
  publish(metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DownlinkMessage>;
  publish(options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DownlinkMessage>;
  publish(callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DownlinkMessage>;
  
  /**
   * A handler takes the uplinks of its applications.
   */
  Subscribe(argument: _broker_SubscribeRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_broker_DeduplicatedUplinkMessage__Output>;
  Subscribe(argument: _broker_SubscribeRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_broker_DeduplicatedUplinkMessage__Output>;
  /**
   * A handler takes the uplinks of its applications.
   */
  subscribe(argument: _broker_SubscribeRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_broker_DeduplicatedUplinkMessage__Output>;
  subscribe(argument: _broker_SubscribeRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_broker_DeduplicatedUplinkMessage__Output>;
  
}

/**
 * Traffic between routers, the broker and handlers.
 */
export interface BrokerHandlers extends grpc.UntypedServiceImplementation {
  /**
   * A router brings a join request and waits for the join accept.
   */
  Activate: grpc.handleUnaryCall<_broker_DeviceActivationRequest__Output, _broker_DeviceActivationResponse>;
  
  /**
   * A router brings uplinks and takes downlinks.
   */
  Associate: grpc.handleBidiStreamingCall<_broker_UplinkMessage__Output, _broker_DownlinkMessage>;
  
  /**
   * A handler brings downlinks.
   */
  Publish: grpc.handleClientStreamingCall<_broker_DownlinkMessage__Output, _google_protobuf_Empty>;
  
  /**
   * A handler takes the uplinks of its applications.
   */
  Subscribe: grpc.handleServerStreamingCall<_broker_SubscribeRequest__Output, _broker_DeduplicatedUplinkMessage>;
  
}

export interface BrokerDefinition extends grpc.ServiceDefinition {
  Activate: MethodDefinition<_broker_DeviceActivationRequest, _broker_DeviceActivationResponse, _broker_DeviceActivationRequest__Output, _broker_DeviceActivationResponse__Output>
  Associate: MethodDefinition<_broker_UplinkMessage, _broker_DownlinkMessage, _broker_UplinkMessage__Output, _broker_DownlinkMessage__Output>
  Publish: MethodDefinition<_broker_DownlinkMessage, _google_protobuf_Empty, _broker_DownlinkMessage__Output, _google_protobuf_Empty__Output>
  Subscribe: MethodDefinition<_broker_SubscribeRequest, _broker_DeduplicatedUplinkMessage, _broker_SubscribeRequest__Output, _broker_DeduplicatedUplinkMessage__Output>
}
