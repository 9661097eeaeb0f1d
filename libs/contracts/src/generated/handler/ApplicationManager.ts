// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { Application as _handler_Application, Application__Output as _handler_Application__Output } from '../handler/Application.js';
import type { ApplicationIdentifier as _handler_ApplicationIdentifier, ApplicationIdentifier__Output as _handler_ApplicationIdentifier__Output } from '../handler/ApplicationIdentifier.js';
import type { Device as _handler_Device, Device__Output as _handler_Device__Output } from '../handler/Device.js';
import type { DeviceIdentifier as _handler_DeviceIdentifier, DeviceIdentifier__Output as _handler_DeviceIdentifier__Output } from '../handler/DeviceIdentifier.js';
import type { DeviceList as _handler_DeviceList, DeviceList__Output as _handler_DeviceList__Output } from '../handler/DeviceList.js';
import type { DryDownlinkMessage as _handler_DryDownlinkMessage, DryDownlinkMessage__Output as _handler_DryDownlinkMessage__Output } from '../handler/DryDownlinkMessage.js';
import type { DryDownlinkResult as _handler_DryDownlinkResult, DryDownlinkResult__Output as _handler_DryDownlinkResult__Output } from '../handler/DryDownlinkResult.js';
import type { DryUplinkMessage as _handler_DryUplinkMessage, DryUplinkMessage__Output as _handler_DryUplinkMessage__Output } from '../handler/DryUplinkMessage.js';
import type { DryUplinkResult as _handler_DryUplinkResult, DryUplinkResult__Output as _handler_DryUplinkResult__Output } from '../handler/DryUplinkResult.js';
import type { Empty as _google_protobuf_Empty, Empty__Output as _google_protobuf_Empty__Output } from '../google/protobuf/Empty.js';
import type { SimulatedUplinkMessage as _handler_SimulatedUplinkMessage, SimulatedUplinkMessage__Output as _handler_SimulatedUplinkMessage__Output } from '../handler/SimulatedUplinkMessage.js';

/**
 * What application owners ask of a handler.
 */
export interface ApplicationManagerClient extends grpc.Client {
  /**
   * Stops serving an application and forgets its devices.
   */
  DeleteApplication(argument: _handler_ApplicationIdentifier, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  DeleteApplication(argument: _handler_ApplicationIdentifier, metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  DeleteApplication(argument: _handler_ApplicationIdentifier, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  DeleteApplication(argument: _handler_ApplicationIdentifier, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  /**
   * Stops serving an application and forgets its devices.
   */
  deleteApplication(argument: _handler_ApplicationIdentifier, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  deleteApplication(argument: _handler_ApplicationIdentifier, metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  deleteApplication(argument: _handler_ApplicationIdentifier, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  deleteApplication(argument: _handler_ApplicationIdentifier, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  
  /**
   * Removes a device.
   */
  DeleteDevice(argument: _handler_DeviceIdentifier, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  DeleteDevice(argument: _handler_DeviceIdentifier, metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  DeleteDevice(argument: _handler_DeviceIdentifier, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  DeleteDevice(argument: _handler_DeviceIdentifier, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  /**
   * Removes a device.
   */
  deleteDevice(argument: _handler_DeviceIdentifier, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  deleteDevice(argument: _handler_DeviceIdentifier, metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  deleteDevice(argument: _handler_DeviceIdentifier, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  deleteDevice(argument: _handler_DeviceIdentifier, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  
  /**
   * Runs the encoder on fields that are not sent anywhere.
   */
  DryDownlink(argument: _handler_DryDownlinkMessage, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_DryDownlinkResult__Output>): grpc.ClientUnaryCall;
  DryDownlink(argument: _handler_DryDownlinkMessage, metadata: grpc.Metadata, callback: grpc.requestCallback<_handler_DryDownlinkResult__Output>): grpc.ClientUnaryCall;
  DryDownlink(argument: _handler_DryDownlinkMessage, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_DryDownlinkResult__Output>): grpc.ClientUnaryCall;
  DryDownlink(argument: _handler_DryDownlinkMessage, callback: grpc.requestCallback<_handler_DryDownlinkResult__Output>): grpc.ClientUnaryCall;
  /**
   * Runs the encoder on fields that are not sent anywhere.
   */
  dryDownlink(argument: _handler_DryDownlinkMessage, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_DryDownlinkResult__Output>): grpc.ClientUnaryCall;
  dryDownlink(argument: _handler_DryDownlinkMessage, metadata: grpc.Metadata, callback: grpc.requestCallback<_handler_DryDownlinkResult__Output>): grpc.ClientUnaryCall;
  dryDownlink(argument: _handler_DryDownlinkMessage, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_DryDownlinkResult__Output>): grpc.ClientUnaryCall;
  dryDownlink(argument: _handler_DryDownlinkMessage, callback: grpc.requestCallback<_handler_DryDownlinkResult__Output>): grpc.ClientUnaryCall;
  
  /**
   * Runs decoder, converter and validator on a payload that is not published.
   */
  DryUplink(argument: _handler_DryUplinkMessage, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_DryUplinkResult__Output>): grpc.ClientUnaryCall;
  DryUplink(argument: _handler_DryUplinkMessage, metadata: grpc.Metadata, callback: grpc.requestCallback<_handler_DryUplinkResult__Output>): grpc.ClientUnaryCall;
  DryUplink(argument: _handler_DryUplinkMessage, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_DryUplinkResult__Output>): grpc.ClientUnaryCall;
  DryUplink(argument: _handler_DryUplinkMessage, callback: grpc.requestCallback<_handler_DryUplinkResult__Output>): grpc.ClientUnaryCall;
  /**
   * Runs decoder, converter and validator on a payload that is not published.
   */
  dryUplink(argument: _handler_DryUplinkMessage, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_DryUplinkResult__Output>): grpc.ClientUnaryCall;
  dryUplink(argument: _handler_DryUplinkMessage, metadata: grpc.Metadata, callback: grpc.requestCallback<_handler_DryUplinkResult__Output>): grpc.ClientUnaryCall;
  dryUplink(argument: _handler_DryUplinkMessage, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_DryUplinkResult__Output>): grpc.ClientUnaryCall;
  dryUplink(argument: _handler_DryUplinkMessage, callback: grpc.requestCallback<_handler_DryUplinkResult__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the payload settings of an application.
   */
  GetApplication(argument: _handler_ApplicationIdentifier, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_Application__Output>): grpc.ClientUnaryCall;
  GetApplication(argument: _handler_ApplicationIdentifier, metadata: grpc.Metadata, callback: grpc.requestCallback<_handler_Application__Output>): grpc.ClientUnaryCall;
  GetApplication(argument: _handler_ApplicationIdentifier, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_Application__Output>): grpc.ClientUnaryCall;
  GetApplication(argument: _handler_ApplicationIdentifier, callback: grpc.requestCallback<_handler_Application__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the payload settings of an application.
   */
  getApplication(argument: _handler_ApplicationIdentifier, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_Application__Output>): grpc.ClientUnaryCall;
  getApplication(argument: _handler_ApplicationIdentifier, metadata: grpc.Metadata, callback: grpc.requestCallback<_handler_Application__Output>): grpc.ClientUnaryCall;
  getApplication(argument: _handler_ApplicationIdentifier, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_Application__Output>): grpc.ClientUnaryCall;
  getApplication(argument: _handler_ApplicationIdentifier, callback: grpc.requestCallback<_handler_Application__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns one device.
   */
  GetDevice(argument: _handler_DeviceIdentifier, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_Device__Output>): grpc.ClientUnaryCall;
  GetDevice(argument: _handler_DeviceIdentifier, metadata: grpc.Metadata, callback: grpc.requestCallback<_handler_Device__Output>): grpc.ClientUnaryCall;
  GetDevice(argument: _handler_DeviceIdentifier, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_Device__Output>): grpc.ClientUnaryCall;
  GetDevice(argument: _handler_DeviceIdentifier, callback: grpc.requestCallback<_handler_Device__Output>): grpc.ClientUnaryCall;
  /**
   * Returns one device.
   */
  getDevice(argument: _handler_DeviceIdentifier, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_Device__Output>): grpc.ClientUnaryCall;
  getDevice(argument: _handler_DeviceIdentifier, metadata: grpc.Metadata, callback: grpc.requestCallback<_handler_Device__Output>): grpc.ClientUnaryCall;
  getDevice(argument: _handler_DeviceIdentifier, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_Device__Output>): grpc.ClientUnaryCall;
  getDevice(argument: _handler_DeviceIdentifier, callback: grpc.requestCallback<_handler_Device__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists devices in pages; the page is asked for, and the total told, in the metadata of the call.
   */
  GetDevicesForApplication(argument: _handler_ApplicationIdentifier, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_DeviceList__Output>): grpc.ClientUnaryCall;
  GetDevicesForApplication(argument: _handler_ApplicationIdentifier, metadata: grpc.Metadata, callback: grpc.requestCallback<_handler_DeviceList__Output>): grpc.ClientUnaryCall;
  GetDevicesForApplication(argument: _handler_ApplicationIdentifier, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_DeviceList__Output>): grpc.ClientUnaryCall;
  GetDevicesForApplication(argument: _handler_ApplicationIdentifier, callback: grpc.requestCallback<_handler_DeviceList__Output>): grpc.ClientUnaryCall;
  /**
   * Lists devices in pages; the page is asked for, and the total told, in the metadata of the call.
   */
  getDevicesForApplication(argument: _handler_ApplicationIdentifier, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_DeviceList__Output>): grpc.ClientUnaryCall;
  getDevicesForApplication(argument: _handler_ApplicationIdentifier, metadata: grpc.Metadata, callback: grpc.requestCallback<_handler_DeviceList__Output>): grpc.ClientUnaryCall;
  getDevicesForApplication(argument: _handler_ApplicationIdentifier, options: grpc.CallOptions, callback: grpc.requestCallback<_handler_DeviceList__Output>): grpc.ClientUnaryCall;
  getDevicesForApplication(argument: _handler_ApplicationIdentifier, callback: grpc.requestCallback<_handler_DeviceList__Output>): grpc.ClientUnaryCall;
  
  /**
   * Starts to serve an application.
   */
  RegisterApplication(argument: _handler_ApplicationIdentifier, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  RegisterApplication(argument: _handler_ApplicationIdentifier, metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  RegisterApplication(argument: _handler_ApplicationIdentifier, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  RegisterApplication(argument: _handler_ApplicationIdentifier, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  /**
   * Starts to serve an application.
   */
  registerApplication(argument: _handler_ApplicationIdentifier, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  registerApplication(argument: _handler_ApplicationIdentifier, metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  registerApplication(argument: _handler_ApplicationIdentifier, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  registerApplication(argument: _handler_ApplicationIdentifier, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  
  /**
   * Replaces the payload settings of an application.
   */
  SetApplication(argument: _handler_Application, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  SetApplication(argument: _handler_Application, metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  SetApplication(argument: _handler_Application, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  SetApplication(argument: _handler_Application, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  /**
   * Replaces the payload settings of an application.
   */
  setApplication(argument: _handler_Application, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  setApplication(argument: _handler_Application, metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  setApplication(argument: _handler_Application, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  setApplication(argument: _handler_Application, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  
  /**
   * Adds a device or changes it.
   */
  SetDevice(argument: _handler_Device, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  SetDevice(argument: _handler_Device, metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  SetDevice(argument: _handler_Device, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  SetDevice(argument: _handler_Device, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  /**
   * Adds a device or changes it.
   */
  setDevice(argument: _handler_Device, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  setDevice(argument: _handler_Device, metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  setDevice(argument: _handler_Device, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  setDevice(argument: _handler_Device, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  
  /**
   * Publishes an uplink that no device sent.
   */
  SimulateUplink(argument: _handler_SimulatedUplinkMessage, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  SimulateUplink(argument: _handler_SimulatedUplinkMessage, metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  SimulateUplink(argument: _handler_SimulatedUplinkMessage, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  SimulateUplink(argument: _handler_SimulatedUplinkMessage, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  /**
   * Publishes an uplink that no device sent.
   */
  simulateUplink(argument: _handler_SimulatedUplinkMessage, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  simulateUplink(argument: _handler_SimulatedUplinkMessage, metadata: grpc.Metadata, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  simulateUplink(argument: _handler_SimulatedUplinkMessage, options: grpc.CallOptions, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  simulateUplink(argument: _handler_SimulatedUplinkMessage, callback: grpc.requestCallback<_google_protobuf_Empty__Output>): grpc.ClientUnaryCall;
  
}

/**
 * What application owners ask of a handler.
 */
export interface ApplicationManagerHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Stops serving an application and forgets its devices.
   */
  DeleteApplication: grpc.handleUnaryCall<_handler_ApplicationIdentifier__Output, _google_protobuf_Empty>;
  
  /**
   * Removes a device.
   */
  DeleteDevice: grpc.handleUnaryCall<_handler_DeviceIdentifier__Output, _google_protobuf_Empty>;
  
  /**
   * Runs the encoder on fields that are not sent anywhere.
   */
  DryDownlink: grpc.handleUnaryCall<_handler_DryDownlinkMessage__Output, _handler_DryDownlinkResult>;
  
  /**
   * Runs decoder, converter and validator on a payload that is not published.
   */
  DryUplink: grpc.handleUnaryCall<_handler_DryUplinkMessage__Output, _handler_DryUplinkResult>;
  
  /**
   * Returns the payload settings of an application.
   */
  GetApplication: grpc.handleUnaryCall<_handler_ApplicationIdentifier__Output, _handler_Application>;
  
  /**
   * Returns one device.
   */
  GetDevice: grpc.handleUnaryCall<_handler_DeviceIdentifier__Output, _handler_Device>;
  
  /**
   * Lists devices in pages; the page is asked for, and the total told, in the metadata of the call.
   */
  GetDevicesForApplication: grpc.handleUnaryCall<_handler_ApplicationIdentifier__Output, _handler_DeviceList>;
  
  /**
   * Starts to serve an application.
   */
  RegisterApplication: grpc.handleUnaryCall<_handler_ApplicationIdentifier__Output, _google_protobuf_Empty>;
  
  /**
   * Replaces the payload settings of an application.
   */
  SetApplication: grpc.handleUnaryCall<_handler_Application__Output, _google_protobuf_Empty>;
  
  /**
   * Adds a device or changes it.
   */
  SetDevice: grpc.handleUnaryCall<_handler_Device__Output, _google_protobuf_Empty>;
  
  /**
   * Publishes an uplink that no device sent.
   */
  SimulateUplink: grpc.handleUnaryCall<_handler_SimulatedUplinkMessage__Output, _google_protobuf_Empty>;
  
}

export interface ApplicationManagerDefinition extends grpc.ServiceDefinition {
  DeleteApplication: MethodDefinition<_handler_ApplicationIdentifier, _google_protobuf_Empty, _handler_ApplicationIdentifier__Output, _google_protobuf_Empty__Output>
  DeleteDevice: MethodDefinition<_handler_DeviceIdentifier, _google_protobuf_Empty, _handler_DeviceIdentifier__Output, _google_protobuf_Empty__Output>
  DryDownlink: MethodDefinition<_handler_DryDownlinkMessage, _handler_DryDownlinkResult, _handler_DryDownlinkMessage__Output, _handler_DryDownlinkResult__Output>
  DryUplink: MethodDefinition<_handler_DryUplinkMessage, _handler_DryUplinkResult, _handler_DryUplinkMessage__Output, _handler_DryUplinkResult__Output>
  GetApplication: MethodDefinition<_handler_ApplicationIdentifier, _handler_Application, _handler_ApplicationIdentifier__Output, _handler_Application__Output>
  GetDevice: MethodDefinition<_handler_DeviceIdentifier, _handler_Device, _handler_DeviceIdentifier__Output, _handler_Device__Output>
  GetDevicesForApplication: MethodDefinition<_handler_ApplicationIdentifier, _handler_DeviceList, _handler_ApplicationIdentifier__Output, _handler_DeviceList__Output>
  RegisterApplication: MethodDefinition<_handler_ApplicationIdentifier, _google_protobuf_Empty, _handler_ApplicationIdentifier__Output, _google_protobuf_Empty__Output>
  SetApplication: MethodDefinition<_handler_Application, _google_protobuf_Empty, _handler_Application__Output, _google_protobuf_Empty__Output>
  SetDevice: MethodDefinition<_handler_Device, _google_protobuf_Empty, _handler_Device__Output, _google_protobuf_Empty__Output>
  SimulateUplink: MethodDefinition<_handler_SimulatedUplinkMessage, _google_protobuf_Empty, _handler_SimulatedUplinkMessage__Output, _google_protobuf_Empty__Output>
}
