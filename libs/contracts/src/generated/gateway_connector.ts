// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { ConnectMessage as _fieldpost_network_v1_ConnectMessage, ConnectMessage__Output as _fieldpost_network_v1_ConnectMessage__Output } from './fieldpost/network/v1/ConnectMessage.js';
import type { DisconnectMessage as _fieldpost_network_v1_DisconnectMessage, DisconnectMessage__Output as _fieldpost_network_v1_DisconnectMessage__Output } from './fieldpost/network/v1/DisconnectMessage.js';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  fieldpost: {
    network: {
      v1: {
        ConnectMessage: MessageTypeDefinition<_fieldpost_network_v1_ConnectMessage, _fieldpost_network_v1_ConnectMessage__Output>
        DisconnectMessage: MessageTypeDefinition<_fieldpost_network_v1_DisconnectMessage, _fieldpost_network_v1_DisconnectMessage__Output>
      }
    }
  }
}

