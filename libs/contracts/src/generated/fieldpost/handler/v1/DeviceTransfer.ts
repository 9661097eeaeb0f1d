// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { Device as _handler_Device, Device__Output as _handler_Device__Output } from '../../../handler/Device.js';
import type { ExportDevicesRequest as _fieldpost_handler_v1_ExportDevicesRequest, ExportDevicesRequest__Output as _fieldpost_handler_v1_ExportDevicesRequest__Output } from '../../../fieldpost/handler/v1/ExportDevicesRequest.js';
import type { ImportDevicesRequest as _fieldpost_handler_v1_ImportDevicesRequest, ImportDevicesRequest__Output as _fieldpost_handler_v1_ImportDevicesRequest__Output } from '../../../fieldpost/handler/v1/ImportDevicesRequest.js';
import type { ImportDevicesResponse as _fieldpost_handler_v1_ImportDevicesResponse, ImportDevicesResponse__Output as _fieldpost_handler_v1_ImportDevicesResponse__Output } from '../../../fieldpost/handler/v1/ImportDevicesResponse.js';

/**
 * DeviceTransfer imports and exports many devices in one call. It is served on the port of the v2 services with the same
 * call metadata; the right is `devices`.
 */
export interface DeviceTransferClient extends grpc.Client {
  /**
   * Sends all devices of an application in the order of their ids.
   */
  ExportDevices(argument: _fieldpost_handler_v1_ExportDevicesRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_handler_Device__Output>;
  ExportDevices(argument: _fieldpost_handler_v1_ExportDevicesRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_handler_Device__Output>;
  /**
   * Sends all devices of an application in the order of their ids.
   */
  exportDevices(argument: _fieldpost_handler_v1_ExportDevicesRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_handler_Device__Output>;
  exportDevices(argument: _fieldpost_handler_v1_ExportDevicesRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_handler_Device__Output>;
  
  /**
   * The first message has the options, the others devices. Responds with each rejected device and, at the end, a summary.
   */
  ImportDevices(metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientDuplexStream<_fieldpost_handler_v1_ImportDevicesRequest, _fieldpost_handler_v1_ImportDevicesResponse__Output>;
  ImportDevices(options?: grpc.CallOptions): grpc.ClientDuplexStream<_fieldpost_handler_v1_ImportDevicesRequest, _fieldpost_handler_v1_ImportDevicesResponse__Output>;
  /**
   * The first message has the options, the others devices. Responds with each rejected device and, at the end, a summary.
   */
  importDevices(metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientDuplexStream<_fieldpost_handler_v1_ImportDevicesRequest, _fieldpost_handler_v1_ImportDevicesResponse__Output>;
  importDevices(options?: grpc.CallOptions): grpc.ClientDuplexStream<_fieldpost_handler_v1_ImportDevicesRequest, _fieldpost_handler_v1_ImportDevicesResponse__Output>;
  
}

/**
 * DeviceTransfer imports and exports many devices in one call. It is served on the port of the v2 services with the same
 * call metadata; the right is `devices`.
 */
export interface DeviceTransferHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Sends all devices of an application in the order of their ids.
   */
  ExportDevices: grpc.handleServerStreamingCall<_fieldpost_handler_v1_ExportDevicesRequest__Output, _handler_Device>;
  
  /**
   * The first message has the options, the others devices. Responds with each rejected device and, at the end, a summary.
   */
  ImportDevices: grpc.handleBidiStreamingCall<_fieldpost_handler_v1_ImportDevicesRequest__Output, _fieldpost_handler_v1_ImportDevicesResponse>;
  
}

export interface DeviceTransferDefinition extends grpc.ServiceDefinition {
  ExportDevices: MethodDefinition<_fieldpost_handler_v1_ExportDevicesRequest, _handler_Device, _fieldpost_handler_v1_ExportDevicesRequest__Output, _handler_Device__Output>
  ImportDevices: MethodDefinition<_fieldpost_handler_v1_ImportDevicesRequest, _fieldpost_handler_v1_ImportDevicesResponse, _fieldpost_handler_v1_ImportDevicesRequest__Output, _fieldpost_handler_v1_ImportDevicesResponse__Output>
}
