import { loadClients, type oauth } from '@fieldpost/contracts';
import { internalChannelOptions } from './channel.js';
import { type InternalCall, internalCalls } from './internal-calls.js';
import { InternalCredentials } from './internal-credentials.js';

/** Calls of the other apps to the token server. The class is also the injection token. */
export abstract class Tokens {
  abstract exchangeAccessKey(request: oauth.ExchangeAccessKeyRequest): Promise<oauth.IssuedToken__Output>;
  abstract narrowToken(request: oauth.NarrowTokenRequest): Promise<oauth.IssuedToken__Output>;
  abstract issueComponentToken(request: oauth.IssueComponentTokenRequest): Promise<oauth.IssuedToken__Output>;
  abstract issueGatewayToken(request: oauth.IssueGatewayTokenRequest): Promise<oauth.IssuedToken__Output>;
  abstract mailVerification(
    request: oauth.MailVerificationRequest,
  ): Promise<oauth.MailVerificationResponse__Output>;
  abstract mailPasswordReset(
    request: oauth.MailPasswordResetRequest,
  ): Promise<oauth.MailPasswordResetResponse__Output>;
  abstract inviteUser(request: oauth.InviteUserRequest): Promise<oauth.InviteUserResponse__Output>;
  abstract mailMembership(
    request: oauth.MailMembershipRequest,
  ): Promise<oauth.MailMembershipResponse__Output>;
  abstract mailApproval(request: oauth.MailApprovalRequest): Promise<oauth.MailApprovalResponse__Output>;
  abstract forgetClient(request: oauth.ForgetClientRequest): Promise<oauth.ForgetClientResponse__Output>;
}

/** Calls oauth over its internal gRPC API; fails with `unavailable` when it cannot be reached. */
export class TokensClient extends Tokens {
  private readonly client: oauth.TokensClient;
  private readonly call: InternalCall;

  constructor(address: string, secret: string, inside = InternalCredentials.plaintext()) {
    super();
    const { Tokens: Client } = loadClients('fieldpost/oauth/v1/tokens.proto').fieldpost.oauth.v1;
    this.client = new Client(address, inside.channel, internalChannelOptions);
    this.call = internalCalls(this.client, 'oauth', secret);
  }

  exchangeAccessKey(request: oauth.ExchangeAccessKeyRequest): Promise<oauth.IssuedToken__Output> {
    return this.call(this.client.exchangeAccessKey, request);
  }

  narrowToken(request: oauth.NarrowTokenRequest): Promise<oauth.IssuedToken__Output> {
    return this.call(this.client.narrowToken, request);
  }

  issueComponentToken(request: oauth.IssueComponentTokenRequest): Promise<oauth.IssuedToken__Output> {
    return this.call(this.client.issueComponentToken, request);
  }

  issueGatewayToken(request: oauth.IssueGatewayTokenRequest): Promise<oauth.IssuedToken__Output> {
    return this.call(this.client.issueGatewayToken, request);
  }

  mailVerification(request: oauth.MailVerificationRequest): Promise<oauth.MailVerificationResponse__Output> {
    return this.call(this.client.mailVerification, request);
  }

  mailPasswordReset(
    request: oauth.MailPasswordResetRequest,
  ): Promise<oauth.MailPasswordResetResponse__Output> {
    return this.call(this.client.mailPasswordReset, request);
  }

  inviteUser(request: oauth.InviteUserRequest): Promise<oauth.InviteUserResponse__Output> {
    return this.call(this.client.inviteUser, request);
  }

  mailMembership(request: oauth.MailMembershipRequest): Promise<oauth.MailMembershipResponse__Output> {
    return this.call(this.client.mailMembership, request);
  }

  mailApproval(request: oauth.MailApprovalRequest): Promise<oauth.MailApprovalResponse__Output> {
    return this.call(this.client.mailApproval, request);
  }

  forgetClient(request: oauth.ForgetClientRequest): Promise<oauth.ForgetClientResponse__Output> {
    return this.call(this.client.forgetClient, request);
  }

  onModuleDestroy(): void {
    this.client.close();
  }
}
