import type { Metadata } from '@grpc/grpc-js';
import { Batcher } from '@fieldpost/batching';
import { type account, loadClients } from '@fieldpost/contracts';
import type { Work } from '@fieldpost/observability';
import { callUnary, Conversation } from '@fieldpost/transport';
import { InternalCredentials } from './internal-credentials.js';
import { internalMetadata } from './internal-secret.js';
import { internalChannelOptions } from './channel.js';

/** As many as account answers in one call (authority.proto). */
const most = 64;

/** Who is asked. */
const peer = 'account';

/** What the token server asks of account, one call per token or page. The class is also the injection token. */
export abstract class Authority {
  abstract grantForPassword(
    request: account.GrantForPasswordRequest,
    work?: Work,
  ): Promise<account.Grant__Output>;
  /** @param work on whose behalf; needed only where that is not followed */
  abstract grantForUser(request: account.GrantForUserRequest, work?: Work): Promise<account.Grant__Output>;
  abstract standingOfUser(request: account.StandingOfUserRequest): Promise<account.UserStatus__Output>;
  abstract grantForAccessKey(
    request: account.GrantForAccessKeyRequest,
    work?: Work,
  ): Promise<account.KeyGrant__Output>;
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

/** Asks account over its internalChannelOptions gRPC door; when it cannot be reached the answer is `unavailable`. */
export class AuthorityClient extends Authority {
  private readonly client: account.AuthorityClient;
  private readonly metadata: Metadata;
  private readonly passwordGrants;
  /** A token needs one answer; those that are made at once share the question (decision 0015). */
  private readonly keyGrants;
  private readonly userGrants;
  private readonly standings;

  constructor(address: string, secret: string, inside = InternalCredentials.plaintext()) {
    super();
    const { Authority: Client } = loadClients('fieldpost/account/v1/authority.proto').fieldpost.account.v1;
    this.client = new Client(address, inside.channel, internalChannelOptions);
    this.metadata = internalMetadata(secret);
    const { service } = Client;
    const about = { peer, metadata: this.metadata };
    this.passwordGrants = new Conversation(this.client, service.GrantForPassword, about);
    const keyGrants = new Conversation(this.client, service.GrantForAccessKeys, about);
    const userGrants = new Conversation(this.client, service.GrantForUsers, about);
    const standings = new Conversation(this.client, service.StandingsOfUsers, about);
    this.keyGrants = new Batcher(
      async (keys: readonly account.GrantForAccessKeyRequest[], work) =>
        (await keyGrants.ask({ keys: [...keys] }, work)).grants,
      { maxSize: most },
    );
    this.userGrants = new Batcher(
      async (users: readonly account.GrantForUserRequest[], work) =>
        (await userGrants.ask({ users: [...users] }, work)).grants,
      { maxSize: most },
    );
    this.standings = new Batcher(
      async (users: readonly account.StandingOfUserRequest[], work) =>
        (await standings.ask({ users: [...users] }, work)).standings,
      { maxSize: most },
    );
  }

  grantForPassword(request: account.GrantForPasswordRequest, work?: Work): Promise<account.Grant__Output> {
    return this.passwordGrants.ask(request, work);
  }

  grantForUser(request: account.GrantForUserRequest, work?: Work): Promise<account.Grant__Output> {
    return this.userGrants.add(request, work);
  }

  standingOfUser(request: account.StandingOfUserRequest): Promise<account.UserStatus__Output> {
    return this.standings.add(request);
  }

  grantForAccessKey(
    request: account.GrantForAccessKeyRequest,
    work?: Work,
  ): Promise<account.KeyGrant__Output> {
    return this.keyGrants.add(request, work);
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

  private get options() {
    return { peer, metadata: this.metadata };
  }
}
