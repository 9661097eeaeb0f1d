// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { Announcement as _discovery_Announcement, Announcement__Output as _discovery_Announcement__Output } from '../discovery/Announcement.js';
import type { AnnouncementsResponse as _discovery_AnnouncementsResponse, AnnouncementsResponse__Output as _discovery_AnnouncementsResponse__Output } from '../discovery/AnnouncementsResponse.js';
import type { Empty as _google_protobuf_Empty, Empty__Output as _google_protobuf_Empty__Output } from '../google/protobuf/Empty.js';
import type { GetByAppEUIRequest as _discovery_GetByAppEUIRequest, GetByAppEUIRequest__Output as _discovery_GetByAppEUIRequest__Output } from '../discovery/GetByAppEUIRequest.js';
import type { GetByAppIDRequest as _discovery_GetByAppIDRequest, GetByAppIDRequest__Output as _discovery_GetByAppIDRequest__Output } from '../discovery/GetByAppIDRequest.js';
import type { GetByGatewayIDRequest as _discovery_GetByGatewayIDRequest, GetByGatewayIDRequest__Output as _discovery_GetByGatewayIDRequest__Output } from '../discovery/GetByGatewayIDRequest.js';
import type { GetRequest as _discovery_GetRequest, GetRequest__Output as _discovery_GetRequest__Output } from '../discovery/GetRequest.js';
import type { GetServiceRequest as _discovery_GetServiceRequest, GetServiceRequest__Output as _discovery_GetServiceRequest__Output } from '../discovery/GetServiceRequest.js';
import type { MetadataRequest as _discovery_MetadataRequest, MetadataRequest__Output as _discovery_MetadataRequest__Output } from '../discovery/MetadataRequest.js';

/**
 * Keeps announcements and finds components by what they serve.
 */
export interface DiscoveryClient extends grpc.Client {
  /**
   * Notes that a component serves one more identifier.
   */
  AddMetadata(argument: _discovery_MetadataRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  AddMetadata(argument: _discovery_MetadataRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  AddMetadata(argument: _discovery_MetadataRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  AddMetadata(argument: _discovery_MetadataRequest, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  /**
   * Notes that a component serves one more identifier.
   */
  addMetadata(argument: _discovery_MetadataRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  addMetadata(argument: _discovery_MetadataRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  addMetadata(argument: _discovery_MetadataRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  addMetadata(argument: _discovery_MetadataRequest, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  
  /**
   * Adds the caller to the register, or renews what the register knows about it.
   */
  Announce(argument: _discovery_Announcement, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  Announce(argument: _discovery_Announcement, metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  Announce(argument: _discovery_Announcement, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  Announce(argument: _discovery_Announcement, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  /**
   * Adds the caller to the register, or renews what the register knows about it.
   */
  announce(argument: _discovery_Announcement, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  announce(argument: _discovery_Announcement, metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  announce(argument: _discovery_Announcement, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  announce(argument: _discovery_Announcement, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  
  /**
   * Notes that a component no longer serves an identifier.
   */
  DeleteMetadata(argument: _discovery_MetadataRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  DeleteMetadata(argument: _discovery_MetadataRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  DeleteMetadata(argument: _discovery_MetadataRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  DeleteMetadata(argument: _discovery_MetadataRequest, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  /**
   * Notes that a component no longer serves an identifier.
   */
  deleteMetadata(argument: _discovery_MetadataRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  deleteMetadata(argument: _discovery_MetadataRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  deleteMetadata(argument: _discovery_MetadataRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  deleteMetadata(argument: _discovery_MetadataRequest, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns one component.
   */
  Get(argument: _discovery_GetRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  Get(argument: _discovery_GetRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  Get(argument: _discovery_GetRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  Get(argument: _discovery_GetRequest, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  /**
   * Returns one component.
   */
  get(argument: _discovery_GetRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  get(argument: _discovery_GetRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  get(argument: _discovery_GetRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  get(argument: _discovery_GetRequest, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the components of one kind.
   */
  GetAll(argument: _discovery_GetServiceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_discovery_AnnouncementsResponse__Output>): grpc.ClientUnaryCall;
  GetAll(argument: _discovery_GetServiceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_discovery_AnnouncementsResponse__Output>): grpc.ClientUnaryCall;
  GetAll(argument: _discovery_GetServiceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_discovery_AnnouncementsResponse__Output>): grpc.ClientUnaryCall;
  GetAll(argument: _discovery_GetServiceRequest, callback: grpc.requestCallback<_discovery_AnnouncementsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the components of one kind.
   */
  getAll(argument: _discovery_GetServiceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_discovery_AnnouncementsResponse__Output>): grpc.ClientUnaryCall;
  getAll(argument: _discovery_GetServiceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_discovery_AnnouncementsResponse__Output>): grpc.ClientUnaryCall;
  getAll(argument: _discovery_GetServiceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_discovery_AnnouncementsResponse__Output>): grpc.ClientUnaryCall;
  getAll(argument: _discovery_GetServiceRequest, callback: grpc.requestCallback<_discovery_AnnouncementsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Finds the handler that answers for a join identifier.
   */
  GetByAppEUI(argument: _discovery_GetByAppEUIRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  GetByAppEUI(argument: _discovery_GetByAppEUIRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  GetByAppEUI(argument: _discovery_GetByAppEUIRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  GetByAppEUI(argument: _discovery_GetByAppEUIRequest, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  /**
   * Finds the handler that answers for a join identifier.
   */
  getByAppEui(argument: _discovery_GetByAppEUIRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  getByAppEui(argument: _discovery_GetByAppEUIRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  getByAppEui(argument: _discovery_GetByAppEUIRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  getByAppEui(argument: _discovery_GetByAppEUIRequest, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  
  /**
   * Finds the handler of an application.
   */
  GetByAppID(argument: _discovery_GetByAppIDRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  GetByAppID(argument: _discovery_GetByAppIDRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  GetByAppID(argument: _discovery_GetByAppIDRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  GetByAppID(argument: _discovery_GetByAppIDRequest, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  /**
   * Finds the handler of an application.
   */
  getByAppId(argument: _discovery_GetByAppIDRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  getByAppId(argument: _discovery_GetByAppIDRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  getByAppId(argument: _discovery_GetByAppIDRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  getByAppId(argument: _discovery_GetByAppIDRequest, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  
  /**
   * Finds the router of a gateway.
   */
  GetByGatewayID(argument: _discovery_GetByGatewayIDRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  GetByGatewayID(argument: _discovery_GetByGatewayIDRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  GetByGatewayID(argument: _discovery_GetByGatewayIDRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  GetByGatewayID(argument: _discovery_GetByGatewayIDRequest, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  /**
   * Finds the router of a gateway.
   */
  getByGatewayId(argument: _discovery_GetByGatewayIDRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  getByGatewayId(argument: _discovery_GetByGatewayIDRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  getByGatewayId(argument: _discovery_GetByGatewayIDRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  getByGatewayId(argument: _discovery_GetByGatewayIDRequest, callback: grpc.requestCallback<_discovery_Announcement__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Keeps announcements and finds components by what they serve.
 */
export interface DiscoveryHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Notes that a component serves one more identifier.
   */
  AddMetadata: grpc.handleUnaryCall<_discovery_MetadataRequest__Output, _google_protobuf_Empty>;
  
  /**
   * Adds the caller to the register, or renews what the register knows about it.
   */
  Announce: grpc.handleUnaryCall<_discovery_Announcement__Output, _google_protobuf_Empty>;
  
  /**
   * Notes that a component no longer serves an identifier.
   */
  DeleteMetadata: grpc.handleUnaryCall<_discovery_MetadataRequest__Output, _google_protobuf_Empty>;
  
  /**
   * Returns one component.
   */
  Get: grpc.handleUnaryCall<_discovery_GetRequest__Output, _discovery_Announcement>;
  
  /**
   * Lists the components of one kind.
   */
  GetAll: grpc.handleUnaryCall<_discovery_GetServiceRequest__Output, _discovery_AnnouncementsResponse>;
  
  /**
   * Finds the handler that answers for a join identifier.
   */
  GetByAppEUI: grpc.handleUnaryCall<_discovery_GetByAppEUIRequest__Output, _discovery_Announcement>;
  
  /**
   * Finds the handler of an application.
   */
  GetByAppID: grpc.handleUnaryCall<_discovery_GetByAppIDRequest__Output, _discovery_Announcement>;
  
  /**
   * Finds the router of a gateway.
   */
  GetByGatewayID: grpc.handleUnaryCall<_discovery_GetByGatewayIDRequest__Output, _discovery_Announcement>;
  
}

export interface DiscoveryDefinition extends grpc.ServiceDefinition {
  AddMetadata: MethodDefinition<_discovery_MetadataRequest, _google_protobuf_Empty, _discovery_MetadataRequest__Output, _google_protobuf_Empty__Output>
  Announce: MethodDefinition<_discovery_Announcement, _google_protobuf_Empty, _discovery_Announcement__Output, _google_protobuf_Empty__Output>
  DeleteMetadata: MethodDefinition<_discovery_MetadataRequest, _google_protobuf_Empty, _discovery_MetadataRequest__Output, _google_protobuf_Empty__Output>
  Get: MethodDefinition<_discovery_GetRequest, _discovery_Announcement, _discovery_GetRequest__Output, _discovery_Announcement__Output>
  GetAll: MethodDefinition<_discovery_GetServiceRequest, _discovery_AnnouncementsResponse, _discovery_GetServiceRequest__Output, _discovery_AnnouncementsResponse__Output>
  GetByAppEUI: MethodDefinition<_discovery_GetByAppEUIRequest, _discovery_Announcement, _discovery_GetByAppEUIRequest__Output, _discovery_Announcement__Output>
  GetByAppID: MethodDefinition<_discovery_GetByAppIDRequest, _discovery_Announcement, _discovery_GetByAppIDRequest__Output, _discovery_Announcement__Output>
  GetByGatewayID: MethodDefinition<_discovery_GetByGatewayIDRequest, _discovery_Announcement, _discovery_GetByGatewayIDRequest__Output, _discovery_Announcement__Output>
}
