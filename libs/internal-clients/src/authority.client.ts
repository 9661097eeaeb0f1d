import type { Metadata } from '@grpc/grpc-js';
import { Batcher, type HandleBatch } from '@fieldpost/batching';
import { type account, loadClients } from '@fieldpost/contracts';
import { callUnary } from '@fieldpost/transport';
import { InternalCredentials } from './internal-credentials.js';
import { internalMetadata } from './internal-secret.js';
import { internalChannelOptions } from './channel.js';

/** Limit of requests in one call (authority.proto). */
const most = 64;

/** Who is asked. */
const peer = 'account';

/** Calls of oauth to account, one per token or page. The class is also the injection token. */
export abstract class Authority {
  abstract grantForPassword(request: account.GrantForPasswordRequest): Promise<account.Grant__Output>;
  abstract grantForUser(request: account.GrantForUserRequest): Promise<account.Grant__Output>;
  abstract standingOfUser(request: account.StandingOfUserRequest): Promise<account.UserStatus__Output>;
  abstract grantForAccessKey(request: account.GrantForAccessKeyRequest): Promise<account.KeyGrant__Output>;
  abstract authenticateUser(
    request: account.AuthenticateUserRequest,
  ): Promise<account.AuthenticatedUser__Output>;
  abstract describeClients(
    request: account.DescribeClientsRequest,
  ): Promise<account.ClientDescriptions__Output>;
  abstract createUser(request: account.CreateUserRequest): Promise<account.UserCreation__Output>;
  abstract describeUser(request: account.DescribeUserRequest): Promise<account.UserDescription__Output>;
  abstract changeProfile(request: account.ChangeProfileRequest): Promise<account.UserChange__Output>;
  abstract changePassword(request: account.ChangePasswordRequest): Promise<account.UserChange__Output>;
  abstract startPasswordReset(
    request: account.StartPasswordResetRequest,
  ): Promise<account.MailedLink__Output>;
  abstract resetPassword(request: account.ResetPasswordRequest): Promise<account.UserChange__Output>;
  abstract startEmailVerification(
    request: account.StartEmailVerificationRequest,
  ): Promise<account.MailedLink__Output>;
  abstract verifyEmail(request: account.VerifyEmailRequest): Promise<account.UserChange__Output>;
  abstract undoEmailChange(request: account.UndoEmailChangeRequest): Promise<account.UserChange__Output>;
}

/** Calls account over its internal gRPC API; when account cannot be reached, the error is `unavailable`. */
export class AuthorityClient extends Authority {
  private readonly client: account.AuthorityClient;
  private readonly metadata: Metadata;
  private readonly keyGrants: Batcher<account.GrantForAccessKeyRequest, account.KeyGrant__Output>;
  private readonly userGrants: Batcher<account.GrantForUserRequest, account.Grant__Output>;
  private readonly standings: Batcher<account.StandingOfUserRequest, account.UserStatus__Output>;

  constructor(address: string, secret: string, inside = InternalCredentials.plaintext()) {
    super();
    const { Authority: Client } = loadClients('fieldpost/account/v1/authority.proto').fieldpost.account.v1;
    this.client = new Client(address, inside.channel, internalChannelOptions);
    this.metadata = internalMetadata(secret);
    this.keyGrants = batcher((keys) => this.grantForAccessKeys(keys));
    this.userGrants = batcher((users) => this.grantForUsers(users));
    this.standings = batcher((users) => this.standingsOfUsers(users));
  }

  grantForPassword(request: account.GrantForPasswordRequest): Promise<account.Grant__Output> {
    return callUnary(this.client.grantForPassword.bind(this.client), request, this.options);
  }

  grantForUser(request: account.GrantForUserRequest): Promise<account.Grant__Output> {
    return this.userGrants.add(request);
  }

  standingOfUser(request: account.StandingOfUserRequest): Promise<account.UserStatus__Output> {
    return this.standings.add(request);
  }

  grantForAccessKey(request: account.GrantForAccessKeyRequest): Promise<account.KeyGrant__Output> {
    return this.keyGrants.add(request);
  }

  authenticateUser(request: account.AuthenticateUserRequest): Promise<account.AuthenticatedUser__Output> {
    return callUnary(this.client.authenticateUser.bind(this.client), request, this.options);
  }

  describeClients(request: account.DescribeClientsRequest): Promise<account.ClientDescriptions__Output> {
    return callUnary(this.client.describeClients.bind(this.client), request, this.options);
  }

  createUser(request: account.CreateUserRequest): Promise<account.UserCreation__Output> {
    return callUnary(this.client.createUser.bind(this.client), request, this.options);
  }

  describeUser(request: account.DescribeUserRequest): Promise<account.UserDescription__Output> {
    return callUnary(this.client.describeUser.bind(this.client), request, this.options);
  }

  changeProfile(request: account.ChangeProfileRequest): Promise<account.UserChange__Output> {
    return callUnary(this.client.changeProfile.bind(this.client), request, this.options);
  }

  changePassword(request: account.ChangePasswordRequest): Promise<account.UserChange__Output> {
    return callUnary(this.client.changePassword.bind(this.client), request, this.options);
  }

  startPasswordReset(request: account.StartPasswordResetRequest): Promise<account.MailedLink__Output> {
    return callUnary(this.client.startPasswordReset.bind(this.client), request, this.options);
  }

  resetPassword(request: account.ResetPasswordRequest): Promise<account.UserChange__Output> {
    return callUnary(this.client.resetPassword.bind(this.client), request, this.options);
  }

  startEmailVerification(
    request: account.StartEmailVerificationRequest,
  ): Promise<account.MailedLink__Output> {
    return callUnary(this.client.startEmailVerification.bind(this.client), request, this.options);
  }

  verifyEmail(request: account.VerifyEmailRequest): Promise<account.UserChange__Output> {
    return callUnary(this.client.verifyEmail.bind(this.client), request, this.options);
  }

  undoEmailChange(request: account.UndoEmailChangeRequest): Promise<account.UserChange__Output> {
    return callUnary(this.client.undoEmailChange.bind(this.client), request, this.options);
  }

  onModuleDestroy(): void {
    this.client.close();
  }

  private async grantForAccessKeys(
    keys: readonly account.GrantForAccessKeyRequest[],
  ): Promise<readonly account.KeyGrant__Output[]> {
    const call = this.client.grantForAccessKeys.bind(this.client);
    const request: account.GrantForAccessKeysRequest = { keys: [...keys] };
    const response: account.KeyGrants__Output = await callUnary(call, request, this.options);
    return response.grants;
  }

  private async grantForUsers(
    users: readonly account.GrantForUserRequest[],
  ): Promise<readonly account.Grant__Output[]> {
    const call = this.client.grantForUsers.bind(this.client);
    const request: account.GrantForUsersRequest = { users: [...users] };
    const response: account.Grants__Output = await callUnary(call, request, this.options);
    return response.grants;
  }

  private async standingsOfUsers(
    users: readonly account.StandingOfUserRequest[],
  ): Promise<readonly account.UserStatus__Output[]> {
    const call = this.client.standingsOfUsers.bind(this.client);
    const request: account.StandingsOfUsersRequest = { users: [...users] };
    const response: account.UserStandings__Output = await callUnary(call, request, this.options);
    return response.standings;
  }

  private get options() {
    return { peer, metadata: this.metadata };
  }
}

/** Calls of account in progress take about a millisecond: requests within two of them share one, 16 do not wait. */
const batching = { intervalMs: 2, flushAt: 16, maxSize: most } as const;

const batcher = <Item, Result>(handle: HandleBatch<Item, Result>): Batcher<Item, Result> =>
  new Batcher(handle, batching);
