// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { Device as _lorawan_Device, Device__Output as _lorawan_Device__Output } from '../lorawan/Device.js';
import type { DeviceIdentifier as _lorawan_DeviceIdentifier, DeviceIdentifier__Output as _lorawan_DeviceIdentifier__Output } from '../lorawan/DeviceIdentifier.js';
import type { Empty as _google_protobuf_Empty, Empty__Output as _google_protobuf_Empty__Output } from '../google/protobuf/Empty.js';

/**
 * Keeps the radio side of devices; served by the network server and by brokers in front of it.
 */
export interface DeviceManagerClient extends grpc.Client {
  /**
   * Removes a device.
   */
  DeleteDevice(argument: _lorawan_DeviceIdentifier, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  DeleteDevice(argument: _lorawan_DeviceIdentifier, metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  DeleteDevice(argument: _lorawan_DeviceIdentifier, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  DeleteDevice(argument: _lorawan_DeviceIdentifier, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  /**
   * Removes a device.
   */
  deleteDevice(argument: _lorawan_DeviceIdentifier, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  deleteDevice(argument: _lorawan_DeviceIdentifier, metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  deleteDevice(argument: _lorawan_DeviceIdentifier, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  deleteDevice(argument: _lorawan_DeviceIdentifier, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns one device.
   */
  GetDevice(argument: _lorawan_DeviceIdentifier, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_lorawan_Device__Output>): grpc.ClientUnaryCall;
  GetDevice(argument: _lorawan_DeviceIdentifier, metadata: grpc.Metadata, callback: grpc.requestCallback<_lorawan_Device__Output>): grpc.ClientUnaryCall;
  GetDevice(argument: _lorawan_DeviceIdentifier, options: grpc.CallOptions, callback: grpc.requestCallback<_lorawan_Device__Output>): grpc.ClientUnaryCall;
  GetDevice(argument: _lorawan_DeviceIdentifier, callback: grpc.requestCallback<_lorawan_Device__Output>): grpc.ClientUnaryCall;
  /**
   * Returns one device.
   */
  getDevice(argument: _lorawan_DeviceIdentifier, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_lorawan_Device__Output>): grpc.ClientUnaryCall;
  getDevice(argument: _lorawan_DeviceIdentifier, metadata: grpc.Metadata, callback: grpc.requestCallback<_lorawan_Device__Output>): grpc.ClientUnaryCall;
  getDevice(argument: _lorawan_DeviceIdentifier, options: grpc.CallOptions, callback: grpc.requestCallback<_lorawan_Device__Output>): grpc.ClientUnaryCall;
  getDevice(argument: _lorawan_DeviceIdentifier, callback: grpc.requestCallback<_lorawan_Device__Output>): grpc.ClientUnaryCall;
  
  /**
   * Adds a device or changes it.
   */
  SetDevice(argument: _lorawan_Device, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  SetDevice(argument: _lorawan_Device, metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  SetDevice(argument: _lorawan_Device, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  SetDevice(argument: _lorawan_Device, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  /**
   * Adds a device or changes it.
   */
  setDevice(argument: _lorawan_Device, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  setDevice(argument: _lorawan_Device, metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  setDevice(argument: _lorawan_Device, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  setDevice(argument: _lorawan_Device, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Keeps the radio side of devices; served by the network server and by brokers in front of it.
 */
export interface DeviceManagerHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Removes a device.
   */
  DeleteDevice: grpc.handleUnaryCall<_lorawan_DeviceIdentifier__Output, _google_protobuf_Empty>;
  
  /**
   * Returns one device.
   */
  GetDevice: grpc.handleUnaryCall<_lorawan_DeviceIdentifier__Output, _lorawan_Device>;
  
  /**
   * Adds a device or changes it.
   */
  SetDevice: grpc.handleUnaryCall<_lorawan_Device__Output, _google_protobuf_Empty>;
  
}

export interface DeviceManagerDefinition extends grpc.ServiceDefinition {
  DeleteDevice: MethodDefinition<_lorawan_DeviceIdentifier, _google_protobuf_Empty, _lorawan_DeviceIdentifier__Output, _google_protobuf_Empty__Output>
  GetDevice: MethodDefinition<_lorawan_DeviceIdentifier, _lorawan_Device, _lorawan_DeviceIdentifier__Output, _lorawan_Device__Output>
  SetDevice: MethodDefinition<_lorawan_Device, _google_protobuf_Empty, _lorawan_Device__Output, _google_protobuf_Empty__Output>
}
