// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { Empty as _google_protobuf_Empty, Empty__Output as _google_protobuf_Empty__Output } from './google/protobuf/Empty.js';
import type { Device as _lorawan_Device, Device__Output as _lorawan_Device__Output } from './lorawan/Device.js';
import type { DeviceIdentifier as _lorawan_DeviceIdentifier, DeviceIdentifier__Output as _lorawan_DeviceIdentifier__Output } from './lorawan/DeviceIdentifier.js';
import type { DeviceManagerClient as _lorawan_DeviceManagerClient, DeviceManagerDefinition as _lorawan_DeviceManagerDefinition } from './lorawan/DeviceManager.js';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  google: {
    protobuf: {
      Empty: MessageTypeDefinition<_google_protobuf_Empty, _google_protobuf_Empty__Output>
    }
  }
  lorawan: {
    Device: MessageTypeDefinition<_lorawan_Device, _lorawan_Device__Output>
    DeviceIdentifier: MessageTypeDefinition<_lorawan_DeviceIdentifier, _lorawan_DeviceIdentifier__Output>
    /**
     * Keeps the radio side of devices; served by the network server and by brokers in front of it.
     */
    DeviceManager: SubtypeConstructor<typeof grpc.Client, _lorawan_DeviceManagerClient> & { service: _lorawan_DeviceManagerDefinition }
  }
}

