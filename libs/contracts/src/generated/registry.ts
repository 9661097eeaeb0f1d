// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { ListRevocationsRequest as _fieldpost_account_v1_ListRevocationsRequest, ListRevocationsRequest__Output as _fieldpost_account_v1_ListRevocationsRequest__Output } from './fieldpost/account/v1/ListRevocationsRequest.js';
import type { ListRevocationsResponse as _fieldpost_account_v1_ListRevocationsResponse, ListRevocationsResponse__Output as _fieldpost_account_v1_ListRevocationsResponse__Output } from './fieldpost/account/v1/ListRevocationsResponse.js';
import type { RegistryClient as _fieldpost_account_v1_RegistryClient, RegistryDefinition as _fieldpost_account_v1_RegistryDefinition } from './fieldpost/account/v1/Registry.js';
import type { Revocation as _fieldpost_account_v1_Revocation, Revocation__Output as _fieldpost_account_v1_Revocation__Output } from './fieldpost/account/v1/Revocation.js';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  fieldpost: {
    account: {
      v1: {
        ListRevocationsRequest: MessageTypeDefinition<_fieldpost_account_v1_ListRevocationsRequest, _fieldpost_account_v1_ListRevocationsRequest__Output>
        ListRevocationsResponse: MessageTypeDefinition<_fieldpost_account_v1_ListRevocationsResponse, _fieldpost_account_v1_ListRevocationsResponse__Output>
        /**
         * Registry lets oauth, discovery and the handler read revocations. It is internal: a caller presents the shared secret. No
         * method changes anything.
         */
        Registry: SubtypeConstructor<typeof grpc.Client, _fieldpost_account_v1_RegistryClient> & { service: _fieldpost_account_v1_RegistryDefinition }
        Revocation: MessageTypeDefinition<_fieldpost_account_v1_Revocation, _fieldpost_account_v1_Revocation__Output>
      }
    }
  }
}

