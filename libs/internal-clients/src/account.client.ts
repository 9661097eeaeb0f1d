import type { OnModuleDestroy } from '@nestjs/common';
import { Batcher, type HandleBatch } from '@fieldpost/batching';
import { type account, loadClients } from '@fieldpost/contracts';
import type { AppError } from '@fieldpost/errors';
import { internalChannelOptions } from './channel.js';
import { accountCalls, type InternalCall } from './internal-calls.js';
import { InternalCredentials } from './internal-credentials.js';

/** Calls in progress take about a millisecond: requests within two of them share a call, 16 do not wait. At most 64 (account.proto). */
const batching = { intervalMs: 2, flushAt: 16, maxSize: 64 } as const;

const batcher = <Item, Result>(handle: HandleBatch<Item, Result>): Batcher<Item, Result> =>
  new Batcher(handle, batching);

/** The errors of one endpoint for the rejections of account. */
export type RejectionErrors = Readonly<
  Record<Exclude<account.Rejection__Output, 'NONE'>, (values: { readonly reason: string }) => AppError>
>;

/** Returns the response, or throws the error of the endpoint for its rejection. */
export function requireGranted<Decision extends Pick<account.UserStatus__Output, 'rejection' | 'reason'>>(
  response: Decision,
  errors: RejectionErrors,
): Decision {
  if (response.rejection !== 'NONE') throw errors[response.rejection]({ reason: response.reason });
  return response;
}

/** Calls of oauth to account over its internal gRPC API; fails with `unavailable` when account cannot be reached or cannot decide. */
export class AccountClient implements OnModuleDestroy {
  private readonly client: account.AccountServiceClient;
  private readonly call: InternalCall;
  private readonly userGrants: Batcher<account.GrantForUserRequest, account.Grant__Output>;
  private readonly keyGrants: Batcher<account.GrantForAccessKeyRequest, account.KeyGrant__Output>;
  private readonly userChecks: Batcher<account.CheckUserRequest, account.UserStatus__Output>;

  constructor(address: string, secret: string, inside = InternalCredentials.plaintext()) {
    const { AccountService } = loadClients('fieldpost/account/v1/account.proto').fieldpost.account.v1;
    const client: account.AccountServiceClient = new AccountService(
      address,
      inside.channel,
      internalChannelOptions,
    );
    this.client = client;
    this.call = accountCalls(client, secret);
    this.userGrants = batcher(async (users) => {
      const request: account.GrantForUsersRequest = { users: [...users] };
      const response: account.Grants__Output = await this.call(client.grantForUsers, request);
      return response.grants;
    });
    this.keyGrants = batcher(async (keys) => {
      const request: account.GrantForAccessKeysRequest = { keys: [...keys] };
      const response: account.KeyGrants__Output = await this.call(client.grantForAccessKeys, request);
      return response.grants;
    });
    this.userChecks = batcher(async (users) => {
      const request: account.CheckUsersRequest = { users: [...users] };
      const response: account.CheckUsersResponse__Output = await this.call(client.checkUsers, request);
      return response.users;
    });
  }

  grantForPassword(request: account.GrantForPasswordRequest): Promise<account.Grant__Output> {
    return this.call(this.client.grantForPassword, request);
  }

  grantForUser(request: account.GrantForUserRequest): Promise<account.Grant__Output> {
    return this.userGrants.add(request);
  }

  grantForAccessKey(request: account.GrantForAccessKeyRequest): Promise<account.KeyGrant__Output> {
    return this.keyGrants.add(request);
  }

  grantForClient(request: account.GrantForClientRequest): Promise<account.Grant__Output> {
    return this.call(this.client.grantForClient, request);
  }

  getClientKeys(request: account.GetClientKeysRequest): Promise<account.ClientKeys__Output> {
    return this.call(this.client.getClientKeys, request);
  }

  checkUser(request: account.CheckUserRequest): Promise<account.UserStatus__Output> {
    return this.userChecks.add(request);
  }

  authenticateUser(request: account.AuthenticateUserRequest): Promise<account.AuthenticatedUser__Output> {
    return this.call(this.client.authenticateUser, request);
  }

  describeClients(request: account.DescribeClientsRequest): Promise<account.ClientDescriptions__Output> {
    return this.call(this.client.describeClients, request);
  }

  describeRegistration(
    request: account.DescribeRegistrationRequest,
  ): Promise<account.RegistrationDescription__Output> {
    return this.call(this.client.describeRegistration, request);
  }

  createUser(request: account.CreateUserRequest): Promise<account.UserCreation__Output> {
    return this.call(this.client.createUser, request);
  }

  describeUser(request: account.DescribeUserRequest): Promise<account.UserDescription__Output> {
    return this.call(this.client.describeUser, request);
  }

  changeProfile(request: account.ChangeProfileRequest): Promise<account.UserChange__Output> {
    return this.call(this.client.changeProfile, request);
  }

  changePassword(request: account.ChangePasswordRequest): Promise<account.UserChange__Output> {
    return this.call(this.client.changePassword, request);
  }

  startPasswordReset(request: account.StartPasswordResetRequest): Promise<account.MailedLink__Output> {
    return this.call(this.client.startPasswordReset, request);
  }

  resetPassword(request: account.ResetPasswordRequest): Promise<account.UserChange__Output> {
    return this.call(this.client.resetPassword, request);
  }

  startEmailVerification(
    request: account.StartEmailVerificationRequest,
  ): Promise<account.MailedLink__Output> {
    return this.call(this.client.startEmailVerification, request);
  }

  verifyEmail(request: account.VerifyEmailRequest): Promise<account.UserChange__Output> {
    return this.call(this.client.verifyEmail, request);
  }

  undoEmailChange(request: account.UndoEmailChangeRequest): Promise<account.UserChange__Output> {
    return this.call(this.client.undoEmailChange, request);
  }

  onModuleDestroy(): void {
    this.client.close();
  }
}
