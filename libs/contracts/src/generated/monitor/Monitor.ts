// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { DeduplicatedUplinkMessage as _broker_DeduplicatedUplinkMessage, DeduplicatedUplinkMessage__Output as _broker_DeduplicatedUplinkMessage__Output } from '../broker/DeduplicatedUplinkMessage.js';
import type { DownlinkMessage as _router_DownlinkMessage, DownlinkMessage__Output as _router_DownlinkMessage__Output } from '../router/DownlinkMessage.js';
import type { DownlinkMessage as _broker_DownlinkMessage, DownlinkMessage__Output as _broker_DownlinkMessage__Output } from '../broker/DownlinkMessage.js';
import type { Empty as _google_protobuf_Empty, Empty__Output as _google_protobuf_Empty__Output } from '../google/protobuf/Empty.js';
import type { Status as _router_Status, Status__Output as _router_Status__Output } from '../router/Status.js';
import type { Status as _gateway_Status, Status__Output as _gateway_Status__Output } from '../gateway/Status.js';
import type { Status as _broker_Status, Status__Output as _broker_Status__Output } from '../broker/Status.js';
import type { Status as _handler_Status, Status__Output as _handler_Status__Output } from '../handler/Status.js';
import type { Status as _networkserver_Status, Status__Output as _networkserver_Status__Output } from '../networkserver/Status.js';
import type { UplinkMessage as _router_UplinkMessage, UplinkMessage__Output as _router_UplinkMessage__Output } from '../router/UplinkMessage.js';

/**
 * Takes copies from each kind of component; nothing is ever answered.
 */
export interface MonitorClient extends grpc.Client {
  /**
   * Frames that brokers pass down.
   */
  BrokerDownlink(metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DownlinkMessage>;
  BrokerDownlink(metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DownlinkMessage>;
  BrokerDownlink(options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DownlinkMessage>;
  BrokerDownlink(callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DownlinkMessage>;
  /**
   * Frames that brokers pass down.
   */
  brokerDownlink(metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DownlinkMessage>;
  brokerDownlink(metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DownlinkMessage>;
  brokerDownlink(options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DownlinkMessage>;
  brokerDownlink(callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DownlinkMessage>;
  
  /**
   * Statuses of brokers.
   */
  BrokerStatus(metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_Status>;
  BrokerStatus(metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_Status>;
  BrokerStatus(options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_Status>;
  BrokerStatus(callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_Status>;
  /**
   * Statuses of brokers.
   */
  brokerStatus(metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_Status>;
  brokerStatus(metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_Status>;
  brokerStatus(options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_Status>;
  brokerStatus(callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_Status>;
  
  /**
   * Frames that brokers pass up.
   */
  BrokerUplink(metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DeduplicatedUplinkMessage>;
  BrokerUplink(metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DeduplicatedUplinkMessage>;
  BrokerUplink(options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DeduplicatedUplinkMessage>;
  BrokerUplink(callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DeduplicatedUplinkMessage>;
  /**
   * Frames that brokers pass up.
   */
  brokerUplink(metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DeduplicatedUplinkMessage>;
  brokerUplink(metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DeduplicatedUplinkMessage>;
  brokerUplink(options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DeduplicatedUplinkMessage>;
  brokerUplink(callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DeduplicatedUplinkMessage>;
  
  /**
   * Frames that gateways transmit.
   */
  GatewayDownlink(metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_DownlinkMessage>;
  GatewayDownlink(metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_DownlinkMessage>;
  GatewayDownlink(options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_DownlinkMessage>;
  GatewayDownlink(callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_DownlinkMessage>;
  /**
   * Frames that gateways transmit.
   */
  gatewayDownlink(metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_DownlinkMessage>;
  gatewayDownlink(metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_DownlinkMessage>;
  gatewayDownlink(options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_DownlinkMessage>;
  gatewayDownlink(callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_DownlinkMessage>;
  
  /**
   * Statuses of gateways.
   */
  GatewayStatus(metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_gateway_Status>;
  GatewayStatus(metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_gateway_Status>;
  GatewayStatus(options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_gateway_Status>;
  GatewayStatus(callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_gateway_Status>;
  /**
   * Statuses of gateways.
   */
  gatewayStatus(metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_gateway_Status>;
  gatewayStatus(metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_gateway_Status>;
  gatewayStatus(options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_gateway_Status>;
  gatewayStatus(callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_gateway_Status>;
  
  /**
   * Frames that gateways received.
   */
  GatewayUplink(metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_UplinkMessage>;
  GatewayUplink(metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_UplinkMessage>;
  GatewayUplink(options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_UplinkMessage>;
  GatewayUplink(callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_UplinkMessage>;
  /**
   * Frames that gateways received.
   */
  gatewayUplink(metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_UplinkMessage>;
  gatewayUplink(metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_UplinkMessage>;
  gatewayUplink(options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_UplinkMessage>;
  gatewayUplink(callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_UplinkMessage>;
  
  /**
   * Frames that handlers send.
   */
  HandlerDownlink(metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DownlinkMessage>;
  HandlerDownlink(metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DownlinkMessage>;
  HandlerDownlink(options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DownlinkMessage>;
  HandlerDownlink(callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DownlinkMessage>;
  /**
   * Frames that handlers send.
   */
  handlerDownlink(metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DownlinkMessage>;
  handlerDownlink(metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DownlinkMessage>;
  handlerDownlink(options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DownlinkMessage>;
  handlerDownlink(callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DownlinkMessage>;
  
  /**
   * Statuses of handlers.
   */
  HandlerStatus(metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_handler_Status>;
  HandlerStatus(metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_handler_Status>;
  HandlerStatus(options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_handler_Status>;
  HandlerStatus(callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_handler_Status>;
  /**
   * Statuses of handlers.
   */
  handlerStatus(metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_handler_Status>;
  handlerStatus(metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_handler_Status>;
  handlerStatus(options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_handler_Status>;
  handlerStatus(callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_handler_Status>;
  
  /**
   * Frames that handlers received.
   */
  HandlerUplink(metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DeduplicatedUplinkMessage>;
  HandlerUplink(metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DeduplicatedUplinkMessage>;
  HandlerUplink(options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DeduplicatedUplinkMessage>;
  HandlerUplink(callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DeduplicatedUplinkMessage>;
  /**
   * Frames that handlers received.
   */
  handlerUplink(metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DeduplicatedUplinkMessage>;
  handlerUplink(metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DeduplicatedUplinkMessage>;
  handlerUplink(options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DeduplicatedUplinkMessage>;
  handlerUplink(callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_broker_DeduplicatedUplinkMessage>;
  
  /**
   * Statuses of network servers.
   */
  NetworkServerStatus(metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_networkserver_Status>;
  NetworkServerStatus(metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_networkserver_Status>;
  NetworkServerStatus(options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_networkserver_Status>;
  NetworkServerStatus(callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_networkserver_Status>;
  /**
   * Statuses of network servers.
   */
  networkServerStatus(metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_networkserver_Status>;
  networkServerStatus(metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_networkserver_Status>;
  networkServerStatus(options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_networkserver_Status>;
  networkServerStatus(callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_networkserver_Status>;
  
  /**
   * Statuses of routers.
   */
  RouterStatus(metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_Status>;
  RouterStatus(metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_Status>;
  RouterStatus(options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_Status>;
  RouterStatus(callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_Status>;
  /**
   * Statuses of routers.
   */
  routerStatus(metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_Status>;
  routerStatus(metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_Status>;
  routerStatus(options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_Status>;
  routerStatus(callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientWritableStream<_router_Status>;
  
}

/**
 * Takes copies from each kind of component; nothing is ever answered.
 */
export interface MonitorHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Frames that brokers pass down.
   */
  BrokerDownlink: grpc.handleClientStreamingCall<_broker_DownlinkMessage__Output, _google_protobuf_Empty>;
  
  /**
   * Statuses of brokers.
   */
  BrokerStatus: grpc.handleClientStreamingCall<_broker_Status__Output, _google_protobuf_Empty>;
  
  /**
   * Frames that brokers pass up.
   */
  BrokerUplink: grpc.handleClientStreamingCall<_broker_DeduplicatedUplinkMessage__Output, _google_protobuf_Empty>;
  
  /**
   * Frames that gateways transmit.
   */
  GatewayDownlink: grpc.handleClientStreamingCall<_router_DownlinkMessage__Output, _google_protobuf_Empty>;
  
  /**
   * Statuses of gateways.
   */
  GatewayStatus: grpc.handleClientStreamingCall<_gateway_Status__Output, _google_protobuf_Empty>;
  
  /**
   * Frames that gateways received.
   */
  GatewayUplink: grpc.handleClientStreamingCall<_router_UplinkMessage__Output, _google_protobuf_Empty>;
  
  /**
   * Frames that handlers send.
   */
  HandlerDownlink: grpc.handleClientStreamingCall<_broker_DownlinkMessage__Output, _google_protobuf_Empty>;
  
  /**
   * Statuses of handlers.
   */
  HandlerStatus: grpc.handleClientStreamingCall<_handler_Status__Output, _google_protobuf_Empty>;
  
  /**
   * Frames that handlers received.
   */
  HandlerUplink: grpc.handleClientStreamingCall<_broker_DeduplicatedUplinkMessage__Output, _google_protobuf_Empty>;
  
  /**
   * Statuses of network servers.
   */
  NetworkServerStatus: grpc.handleClientStreamingCall<_networkserver_Status__Output, _google_protobuf_Empty>;
  
  /**
   * Statuses of routers.
   */
  RouterStatus: grpc.handleClientStreamingCall<_router_Status__Output, _google_protobuf_Empty>;
  
}

export interface MonitorDefinition extends grpc.ServiceDefinition {
  BrokerDownlink: MethodDefinition<_broker_DownlinkMessage, _google_protobuf_Empty, _broker_DownlinkMessage__Output, _google_protobuf_Empty__Output>
  BrokerStatus: MethodDefinition<_broker_Status, _google_protobuf_Empty, _broker_Status__Output, _google_protobuf_Empty__Output>
  BrokerUplink: MethodDefinition<_broker_DeduplicatedUplinkMessage, _google_protobuf_Empty, _broker_DeduplicatedUplinkMessage__Output, _google_protobuf_Empty__Output>
  GatewayDownlink: MethodDefinition<_router_DownlinkMessage, _google_protobuf_Empty, _router_DownlinkMessage__Output, _google_protobuf_Empty__Output>
  GatewayStatus: MethodDefinition<_gateway_Status, _google_protobuf_Empty, _gateway_Status__Output, _google_protobuf_Empty__Output>
  GatewayUplink: MethodDefinition<_router_UplinkMessage, _google_protobuf_Empty, _router_UplinkMessage__Output, _google_protobuf_Empty__Output>
  HandlerDownlink: MethodDefinition<_broker_DownlinkMessage, _google_protobuf_Empty, _broker_DownlinkMessage__Output, _google_protobuf_Empty__Output>
  HandlerStatus: MethodDefinition<_handler_Status, _google_protobuf_Empty, _handler_Status__Output, _google_protobuf_Empty__Output>
  HandlerUplink: MethodDefinition<_broker_DeduplicatedUplinkMessage, _google_protobuf_Empty, _broker_DeduplicatedUplinkMessage__Output, _google_protobuf_Empty__Output>
  NetworkServerStatus: MethodDefinition<_networkserver_Status, _google_protobuf_Empty, _networkserver_Status__Output, _google_protobuf_Empty__Output>
  RouterStatus: MethodDefinition<_router_Status, _google_protobuf_Empty, _router_Status__Output, _google_protobuf_Empty__Output>
}
