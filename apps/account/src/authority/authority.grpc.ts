import { Controller, UseGuards } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { account, Rpc } from '@fieldpost/contracts';
import { toCredentials, toGrant, toKeyGrant } from './authority.message.js';
import { AuthorityService } from './authority.service.js';
import { InternalGuard } from '@fieldpost/internal-clients';

/** The inner door, for the token server alone. */
@Controller()
@UseGuards(InternalGuard)
export class AuthorityGrpc implements Rpc<account.AuthorityHandlers> {
  constructor(private readonly authority: AuthorityService) {}

  @GrpcMethod('Authority', 'GrantForPassword')
  async grantForPassword(request: account.GrantForPasswordRequest__Output): Promise<account.Grant> {
    return toGrant(
      await this.authority.grantForPassword({ ...request, client: toCredentials(request.client) }),
    );
  }

  @GrpcMethod('Authority', 'GrantForUser')
  async grantForUser(request: account.GrantForUserRequest__Output): Promise<account.Grant> {
    const { client, user_id: userId, grant_type: grantType, scopes } = request;
    return toGrant(
      await this.authority.grantForUser({ client: toCredentials(client), userId, grantType, scopes }),
    );
  }

  @GrpcMethod('Authority', 'GrantForAccessKey')
  async grantForAccessKey(request: account.GrantForAccessKeyRequest__Output): Promise<account.KeyGrant> {
    const { client, app_id: appId, key } = request;
    return toKeyGrant(await this.authority.grantForAccessKey({ client: client ?? undefined, appId, key }));
  }
}
