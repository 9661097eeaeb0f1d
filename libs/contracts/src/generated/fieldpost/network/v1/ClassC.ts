// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { OfferRequest as _fieldpost_network_v1_OfferRequest, OfferRequest__Output as _fieldpost_network_v1_OfferRequest__Output } from '../../../fieldpost/network/v1/OfferRequest.js';
import type { OfferResponse as _fieldpost_network_v1_OfferResponse, OfferResponse__Output as _fieldpost_network_v1_OfferResponse__Output } from '../../../fieldpost/network/v1/OfferResponse.js';

/**
 * ClassC sends downlinks to devices of class C, which answer no uplink. It is served on the port of `broker.Broker` for
 * the same handlers with the same call metadata.
 */
export interface ClassCClient extends grpc.Client {
  /**
   * Offers the next downlink of a device: the handler completes the template and sends it on `Broker.Publish` within two
   * seconds. Waits while the device may still get an answer to its last uplink. NOT_FOUND for a device of another handler.
   * RESOURCE_EXHAUSTED, before a counter is used, when the application has used its share of the airtime of the gateways.
   */
  Offer(argument: _fieldpost_network_v1_OfferRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_network_v1_OfferResponse__Output>): grpc.ClientUnaryCall;
  Offer(argument: _fieldpost_network_v1_OfferRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_network_v1_OfferResponse__Output>): grpc.ClientUnaryCall;
  Offer(argument: _fieldpost_network_v1_OfferRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_network_v1_OfferResponse__Output>): grpc.ClientUnaryCall;
  Offer(argument: _fieldpost_network_v1_OfferRequest, callback: grpc.requestCallback<_fieldpost_network_v1_OfferResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Offers the next downlink of a device: the handler completes the template and sends it on `Broker.Publish` within two
   * seconds. Waits while the device may still get an answer to its last uplink. NOT_FOUND for a device of another handler.
   * RESOURCE_EXHAUSTED, before a counter is used, when the application has used its share of the airtime of the gateways.
   */
  offer(argument: _fieldpost_network_v1_OfferRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_network_v1_OfferResponse__Output>): grpc.ClientUnaryCall;
  offer(argument: _fieldpost_network_v1_OfferRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_network_v1_OfferResponse__Output>): grpc.ClientUnaryCall;
  offer(argument: _fieldpost_network_v1_OfferRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_network_v1_OfferResponse__Output>): grpc.ClientUnaryCall;
  offer(argument: _fieldpost_network_v1_OfferRequest, callback: grpc.requestCallback<_fieldpost_network_v1_OfferResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * ClassC sends downlinks to devices of class C, which answer no uplink. It is served on the port of `broker.Broker` for
 * the same handlers with the same call metadata.
 */
export interface ClassCHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Offers the next downlink of a device: the handler completes the template and sends it on `Broker.Publish` within two
   * seconds. Waits while the device may still get an answer to its last uplink. NOT_FOUND for a device of another handler.
   * RESOURCE_EXHAUSTED, before a counter is used, when the application has used its share of the airtime of the gateways.
   */
  Offer: grpc.handleUnaryCall<_fieldpost_network_v1_OfferRequest__Output, _fieldpost_network_v1_OfferResponse>;
  
}

export interface ClassCDefinition extends grpc.ServiceDefinition {
  Offer: MethodDefinition<_fieldpost_network_v1_OfferRequest, _fieldpost_network_v1_OfferResponse, _fieldpost_network_v1_OfferRequest__Output, _fieldpost_network_v1_OfferResponse__Output>
}
