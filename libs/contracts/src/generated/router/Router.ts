// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { DeviceActivationRequest as _router_DeviceActivationRequest, DeviceActivationRequest__Output as _router_DeviceActivationRequest__Output } from '../router/DeviceActivationRequest.js';
import type { DeviceActivationResponse as _router_DeviceActivationResponse, DeviceActivationResponse__Output as _router_DeviceActivationResponse__Output } from '../router/DeviceActivationResponse.js';
import type { DownlinkMessage as _router_DownlinkMessage, DownlinkMessage__Output as _router_DownlinkMessage__Output } from '../router/DownlinkMessage.js';
import type { Empty as _google_protobuf_Empty, Empty__Output as _google_protobuf_Empty__Output } from '../google/protobuf/Empty.js';
import type { Status as _gateway_Status, Status__Output as _gateway_Status__Output } from '../gateway/Status.js';
import type { SubscribeRequest as _router_SubscribeRequest, SubscribeRequest__Output as _router_SubscribeRequest__Output } from '../router/SubscribeRequest.js';
import type { UplinkMessage as _router_UplinkMessage, UplinkMessage__Output as _router_UplinkMessage__Output } from '../router/UplinkMessage.js';

/**
 * Traffic between gateways and the router.
 */
export interface RouterClient extends grpc.Client {
  /**
   * A gateway brings a join request.
   */
  Activate(argument: _router_DeviceActivationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_router_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  Activate(argument: _router_DeviceActivationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_router_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  Activate(argument: _router_DeviceActivationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_router_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  Activate(argument: _router_DeviceActivationRequest, callback: grpc.requestCallback<_router_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  /**
   * A gateway brings a join request.
   */
  activate(argument: _router_DeviceActivationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_router_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  activate(argument: _router_DeviceActivationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_router_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  activate(argument: _router_DeviceActivationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_router_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  activate(argument: _router_DeviceActivationRequest, callback: grpc.requestCallback<_router_DeviceActivationResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * A gateway reports how it does, again and again.
   */
  GatewayStatus(metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_gateway_Status>;
  GatewayStatus(metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_gateway_Status>;
  GatewayStatus(options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_gateway_Status>;
  GatewayStatus(callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_gateway_Status>;
  /**
   * A gateway reports how it does, again and again.
   */
  gatewayStatus(metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_gateway_Status>;
  gatewayStatus(metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_gateway_Status>;
  gatewayStatus(options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_gateway_Status>;
  gatewayStatus(callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_gateway_Status>;
  
  /**
   * A gateway takes frames to transmit.
   */
  Subscribe(argument: _router_SubscribeRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_router_DownlinkMessage__Output>;
  Subscribe(argument: _router_SubscribeRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_router_DownlinkMessage__Output>;
  /**
   * A gateway takes frames to transmit.
   */
  subscribe(argument: _router_SubscribeRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_router_DownlinkMessage__Output>;
  subscribe(argument: _router_SubscribeRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_router_DownlinkMessage__Output>;
  
  /**
   * A gateway brings frames.
   */
  Uplink(metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_UplinkMessage>;
  Uplink(metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_UplinkMessage>;
  Uplink(options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_UplinkMessage>;
  Uplink(callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_UplinkMessage>;
  /**
   * A gateway brings frames.
   */
  uplink(metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_UplinkMessage>;
  uplink(metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_UplinkMessage>;
  uplink(options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_UplinkMessage>;
  uplink(callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_UplinkMessage>;
  
}

/**
 * Traffic between gateways and the router.
 */
export interface RouterHandlers extends grpc.UntypedServiceImplementation {
  /**
   * A gateway brings a join request.
   */
  Activate: grpc.handleUnaryCall<_router_DeviceActivationRequest__Output, _router_DeviceActivationResponse>;
  
  /**
   * A gateway reports how it does, again and again.
   */
  GatewayStatus: grpc.handleClientStreamingCall<_gateway_Status__Output, _google_protobuf_Empty>;
  
  /**
   * A gateway takes frames to transmit.
   */
  Subscribe: grpc.handleServerStreamingCall<_router_SubscribeRequest__Output, _router_DownlinkMessage>;
  
  /**
   * A gateway brings frames.
   */
  Uplink: grpc.handleClientStreamingCall<_router_UplinkMessage__Output, _google_protobuf_Empty>;
  
}

export interface RouterDefinition extends grpc.ServiceDefinition {
  Activate: MethodDefinition<_router_DeviceActivationRequest, _router_DeviceActivationResponse, _router_DeviceActivationRequest__Output, _router_DeviceActivationResponse__Output>
  GatewayStatus: MethodDefinition<_gateway_Status, _google_protobuf_Empty, _gateway_Status__Output, _google_protobuf_Empty__Output>
  Subscribe: MethodDefinition<_router_SubscribeRequest, _router_DownlinkMessage, _router_SubscribeRequest__Output, _router_DownlinkMessage__Output>
  Uplink: MethodDefinition<_router_UplinkMessage, _google_protobuf_Empty, _router_UplinkMessage__Output, _google_protobuf_Empty__Output>
}
