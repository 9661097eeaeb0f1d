import type { ServerDuplexStream } from '@grpc/grpc-js';
import { Controller } from '@nestjs/common';
import { GrpcStreamCall } from '@nestjs/microservices';
import type { account } from '@fieldpost/contracts';
import { Conversations } from '@fieldpost/transport';
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

/** What is asked on streams. */
export type GrantMethods = 'grantForPassword' | 'grantForUsers' | 'standingsOfUsers' | 'grantForAccessKeys';

/** The part of the inner door that every token needs; `Conversations` lets in members of the suite alone. */
@Controller()
export class GrantsGrpc {
  constructor(
    private readonly conversations: Conversations,
    private readonly authority: AuthorityService,
    private readonly keyGrants: KeyGrants,
  ) {}

  @GrpcStreamCall('Authority', 'GrantForPassword')
  grantForPassword(stream: ServerDuplexStream<account.GrantForPasswordRequest__Output, account.Grant>): void {
    this.conversations.hold(stream, async ({ client, ...asked }) =>
      toGrant(await this.authority.grantForPassword({ ...asked, client: toCredentials(client) })),
    );
  }

  @GrpcStreamCall('Authority', 'GrantForUsers')
  grantForUsers(stream: ServerDuplexStream<account.GrantForUsersRequest__Output, account.Grants>): void {
    this.conversations.hold(stream, async ({ users }: account.GrantForUsersRequest__Output) => {
      const decisions = await together(users.map(toUserAsked), (user) => this.authority.grantForUser(user));
      return { grants: decisions.map(toGrant) };
    });
  }

  @GrpcStreamCall('Authority', 'StandingsOfUsers')
  standingsOfUsers(
    stream: ServerDuplexStream<account.StandingsOfUsersRequest__Output, account.UserStandings>,
  ): void {
    this.conversations.hold(stream, async ({ users }: account.StandingsOfUsersRequest__Output) => {
      const decisions = await together(users.map(toStandingAsked), (user) => this.authority.standingOf(user));
      return { accessRecords: decisions.map(toUserStanding) };
    });
  }

  @GrpcStreamCall('Authority', 'GrantForAccessKeys')
  grantForAccessKeys(
    stream: ServerDuplexStream<account.GrantForAccessKeysRequest__Output, account.KeyGrants>,
  ): void {
    this.conversations.hold(stream, async ({ keys }) => ({
      grants: (await this.keyGrants.grantFor(keys.map(toKeyAsked))).map(toKeyGrant),
    }));
  }
}
