// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { DevAddrManagerClient as _lorawan_DevAddrManagerClient, DevAddrManagerDefinition as _lorawan_DevAddrManagerDefinition } from './lorawan/DevAddrManager.js';
import type { DevAddrRequest as _lorawan_DevAddrRequest, DevAddrRequest__Output as _lorawan_DevAddrRequest__Output } from './lorawan/DevAddrRequest.js';
import type { DevAddrResponse as _lorawan_DevAddrResponse, DevAddrResponse__Output as _lorawan_DevAddrResponse__Output } from './lorawan/DevAddrResponse.js';
import type { PrefixesRequest as _lorawan_PrefixesRequest, PrefixesRequest__Output as _lorawan_PrefixesRequest__Output } from './lorawan/PrefixesRequest.js';
import type { PrefixesResponse as _lorawan_PrefixesResponse, PrefixesResponse__Output as _lorawan_PrefixesResponse__Output } from './lorawan/PrefixesResponse.js';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  lorawan: {
    /**
     * Hands out device addresses; served by the network server, and passed on by brokers and handlers.
     */
    DevAddrManager: SubtypeConstructor<typeof grpc.Client, _lorawan_DevAddrManagerClient> & { service: _lorawan_DevAddrManagerDefinition }
    DevAddrRequest: MessageTypeDefinition<_lorawan_DevAddrRequest, _lorawan_DevAddrRequest__Output>
    DevAddrResponse: MessageTypeDefinition<_lorawan_DevAddrResponse, _lorawan_DevAddrResponse__Output>
    PrefixesRequest: MessageTypeDefinition<_lorawan_PrefixesRequest, _lorawan_PrefixesRequest__Output>
    PrefixesResponse: MessageTypeDefinition<_lorawan_PrefixesResponse, _lorawan_PrefixesResponse__Output>
  }
}

