// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { ApplicationOwner as _fieldpost_account_v1_ApplicationOwner, ApplicationOwner__Output as _fieldpost_account_v1_ApplicationOwner__Output } from './fieldpost/account/v1/ApplicationOwner.js';
import type { ApplicationOwnersClient as _fieldpost_account_v1_ApplicationOwnersClient, ApplicationOwnersDefinition as _fieldpost_account_v1_ApplicationOwnersDefinition } from './fieldpost/account/v1/ApplicationOwners.js';
import type { ListApplicationOwnersRequest as _fieldpost_account_v1_ListApplicationOwnersRequest, ListApplicationOwnersRequest__Output as _fieldpost_account_v1_ListApplicationOwnersRequest__Output } from './fieldpost/account/v1/ListApplicationOwnersRequest.js';
import type { ListApplicationOwnersResponse as _fieldpost_account_v1_ListApplicationOwnersResponse, ListApplicationOwnersResponse__Output as _fieldpost_account_v1_ListApplicationOwnersResponse__Output } from './fieldpost/account/v1/ListApplicationOwnersResponse.js';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  fieldpost: {
    account: {
      v1: {
        ApplicationOwner: MessageTypeDefinition<_fieldpost_account_v1_ApplicationOwner, _fieldpost_account_v1_ApplicationOwner__Output>
        /**
         * ApplicationOwners names the owner of each application, whose share of a service the application uses. It is internal: a
         * caller presents the shared secret.
         */
        ApplicationOwners: SubtypeConstructor<typeof grpc.Client, _fieldpost_account_v1_ApplicationOwnersClient> & { service: _fieldpost_account_v1_ApplicationOwnersDefinition }
        ListApplicationOwnersRequest: MessageTypeDefinition<_fieldpost_account_v1_ListApplicationOwnersRequest, _fieldpost_account_v1_ListApplicationOwnersRequest__Output>
        ListApplicationOwnersResponse: MessageTypeDefinition<_fieldpost_account_v1_ListApplicationOwnersResponse, _fieldpost_account_v1_ListApplicationOwnersResponse__Output>
      }
    }
  }
}

