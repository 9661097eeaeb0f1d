import { Controller, UseGuards } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { account, Rpc } from '@fieldpost/contracts';
import { InternalGuard } from '@fieldpost/internal-clients';
import {
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
import { together } from './together.js';

/** The methods that tokens need. */
export type GrantMethods = 'grantForPassword' | 'grantForUsers' | 'standingsOfUsers' | 'grantForAccessKeys';

/** Internal API for oauth: who gets a token, and with which rights. */
@Controller()
@UseGuards(InternalGuard)
export class GrantsGrpc implements Pick<Rpc<account.AuthorityHandlers>, GrantMethods> {
  constructor(
    private readonly authority: AuthorityService,
    private readonly keyGrants: KeyGrants,
  ) {}

  @GrpcMethod('Authority', 'GrantForPassword')
  async grantForPassword({
    client,
    ...asked
  }: account.GrantForPasswordRequest__Output): Promise<account.Grant> {
    return toGrant(await this.authority.grantForPassword({ ...asked, client: toCredentials(client) }));
  }

  @GrpcMethod('Authority', 'GrantForUsers')
  async grantForUsers({ users }: account.GrantForUsersRequest__Output): Promise<account.Grants> {
    const decisions = await together(users.map(toUserAsked), (user) => this.authority.grantForUser(user));
    return { grants: decisions.map(toGrant) };
  }

  @GrpcMethod('Authority', 'StandingsOfUsers')
  async standingsOfUsers({ users }: account.StandingsOfUsersRequest__Output): Promise<account.UserStandings> {
    const decisions = await together(users.map(toStandingAsked), (user) => this.authority.standingOf(user));
    return { standings: decisions.map(toUserStanding) };
  }

  @GrpcMethod('Authority', 'GrantForAccessKeys')
  async grantForAccessKeys({ keys }: account.GrantForAccessKeysRequest__Output): Promise<account.KeyGrants> {
    return { grants: (await this.keyGrants.grantFor(keys.map(toKeyAsked))).map(toKeyGrant) };
  }
}
