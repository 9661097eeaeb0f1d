import { Controller, UseGuards } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { account, Rpc } from '@fieldpost/contracts';
import { notValid } from '@fieldpost/errors';
import { InternalGuard } from '@fieldpost/internal-clients';
import { ClientGrantsService } from './client-grants.service.js';
import { GrantsService } from './grants.service.js';
import { KeyGrantsService } from './key-grants.service.js';

/** The methods of `AccountService` that oauth calls for tokens. */
export type GrantMethods =
  | 'grantForPassword'
  | 'grantForUsers'
  | 'checkUsers'
  | 'grantForAccessKeys'
  | 'grantForClient'
  | 'getClientKeys';

/** Items per batch (account.proto). */
const maxBatch = 64;

function requireBatch(items: readonly unknown[], argument: string): void {
  if (items.length > maxBatch) throw notValid({ argument, reason: `should be at most ${maxBatch}` });
}

/** Internal API for oauth: who gets a token, and with which rights. */
@Controller()
@UseGuards(InternalGuard)
export class GrantsGrpc implements Pick<Rpc<account.AccountServiceHandlers>, GrantMethods> {
  constructor(
    private readonly grants: GrantsService,
    private readonly keyGrants: KeyGrantsService,
    private readonly clientGrants: ClientGrantsService,
  ) {}

  @GrpcMethod('AccountService', 'GrantForPassword')
  grantForPassword(request: account.GrantForPasswordRequest__Output): Promise<account.Grant> {
    return this.grants.grantForPassword(request);
  }

  @GrpcMethod('AccountService', 'GrantForUsers')
  async grantForUsers({ users }: account.GrantForUsersRequest__Output): Promise<account.Grants> {
    requireBatch(users, 'Users');
    return { grants: await Promise.all(users.map((user) => this.grants.grantForUser(user))) };
  }

  @GrpcMethod('AccountService', 'CheckUsers')
  async checkUsers({ users }: account.CheckUsersRequest__Output): Promise<account.CheckUsersResponse> {
    requireBatch(users, 'Users');
    return { users: await Promise.all(users.map((user) => this.grants.checkUser(user))) };
  }

  @GrpcMethod('AccountService', 'GrantForClient')
  grantForClient(request: account.GrantForClientRequest__Output): Promise<account.Grant> {
    return this.clientGrants.grantForClient(request);
  }

  @GrpcMethod('AccountService', 'GetClientKeys')
  getClientKeys(request: account.GetClientKeysRequest__Output): Promise<account.ClientKeys> {
    return this.clientGrants.keysOf(request);
  }

  @GrpcMethod('AccountService', 'GrantForAccessKeys')
  async grantForAccessKeys({ keys }: account.GrantForAccessKeysRequest__Output): Promise<account.KeyGrants> {
    requireBatch(keys, 'Keys');
    return { grants: await this.keyGrants.grantForAccessKeys(keys) };
  }
}
