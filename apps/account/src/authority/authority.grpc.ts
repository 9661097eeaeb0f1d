import { Controller, UseGuards } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { account, Rpc } from '@fieldpost/contracts';
import {
  toAuthenticatedUser,
  toClientDescription,
  toCredentials,
  toGrant,
  toKeyAsked,
  toKeyGrant,
  toStandingAsked,
  toUserAsked,
  toUserStanding,
} from './authority.message.js';
import { AuthorityService } from './authority.service.js';
import { KeyGrants } from './key-grants.service.js';
import type { MemberMethods } from './members.grpc.js';
import { Registrar } from './registrar.service.js';
import { together } from './together.js';
import { InternalGuard } from '@fieldpost/internal-clients';

/** The inner door, for the token server alone. */
@Controller()
@UseGuards(InternalGuard)
export class AuthorityGrpc implements Omit<Rpc<account.AuthorityHandlers>, MemberMethods> {
  constructor(
    private readonly authority: AuthorityService,
    private readonly keyGrants: KeyGrants,
    private readonly registrar: Registrar,
  ) {}

  @GrpcMethod('Authority', 'GrantForPassword')
  async grantForPassword(request: account.GrantForPasswordRequest__Output): Promise<account.Grant> {
    return toGrant(
      await this.authority.grantForPassword({ ...request, client: toCredentials(request.client) }),
    );
  }

  @GrpcMethod('Authority', 'GrantForUsers')
  async grantForUsers({ users }: account.GrantForUsersRequest__Output): Promise<account.Grants> {
    const asked = users.map(toUserAsked);
    const decisions = await together(asked, (user) => this.authority.grantForUser(user));
    return { grants: decisions.map(toGrant) };
  }

  @GrpcMethod('Authority', 'StandingsOfUsers')
  async standingsOfUsers({ users }: account.StandingsOfUsersRequest__Output): Promise<account.UserStandings> {
    const asked = users.map(toStandingAsked);
    const decisions = await together(asked, (user) => this.authority.standingOf(user));
    return { standings: decisions.map(toUserStanding) };
  }

  @GrpcMethod('Authority', 'GrantForAccessKeys')
  async grantForAccessKeys({ keys }: account.GrantForAccessKeysRequest__Output): Promise<account.KeyGrants> {
    return { grants: (await this.keyGrants.grantFor(keys.map(toKeyAsked))).map(toKeyGrant) };
  }

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
