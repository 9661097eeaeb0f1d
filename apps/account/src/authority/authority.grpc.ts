import { Controller, UseGuards } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { account, Rpc } from '@fieldpost/contracts';
import { toAuthenticatedUser, toClientDescription } from './authority.message.js';
import { AuthorityService } from './authority.service.js';
import type { GrantMethods } from './grants.grpc.js';
import type { MemberMethods } from './members.grpc.js';
import { Registrar } from './registrar.service.js';
import { InternalGuard } from '@fieldpost/internal-clients';

/** The internal API for the pages of the token server. */
@Controller()
@UseGuards(InternalGuard)
export class AuthorityGrpc implements Omit<Rpc<account.AuthorityHandlers>, MemberMethods | GrantMethods> {
  constructor(
    private readonly authority: AuthorityService,
    private readonly registrar: Registrar,
  ) {}

  @GrpcMethod('Authority', 'AuthenticateUser')
  async authenticateUser(
    request: account.AuthenticateUserRequest__Output,
  ): Promise<account.AuthenticatedUser> {
    return toAuthenticatedUser(await this.authority.authenticateUser(request));
  }

  @GrpcMethod('Authority', 'DescribeClients')
  async describeClients({
    ids,
    user_id: userId,
  }: account.DescribeClientsRequest__Output): Promise<account.ClientDescriptions> {
    const clients = await this.authority.describeClients(ids, userId);
    return { clients: clients.map(toClientDescription) };
  }

  @GrpcMethod('Authority', 'CreateUser')
  async createUser(request: account.CreateUserRequest__Output): Promise<account.UserCreation> {
    return (await this.registrar.register(request, request.address)) ?? {};
  }
}
