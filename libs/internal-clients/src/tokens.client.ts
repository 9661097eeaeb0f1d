import type { Metadata } from '@grpc/grpc-js';
import { loadClients, type oauth } from '@fieldpost/contracts';
import { callUnary } from '@fieldpost/transport';
import { internalChannelOptions } from './channel.js';
import { InternalCredentials } from './internal-credentials.js';
import { internalMetadata } from './internal-secret.js';

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
  abstract mailApproval(request: oauth.MailApprovalRequest): Promise<oauth.MailApprovalResponse__Output>;
  abstract forgetClient(request: oauth.ForgetClientRequest): Promise<oauth.ForgetClientResponse__Output>;
}

/** Calls oauth over its internal gRPC API; fails with `unavailable` when it cannot be reached. */
export class TokensClient extends Tokens {
  private readonly client: oauth.TokensClient;
  private readonly metadata: Metadata;

  constructor(address: string, secret: string, inside = InternalCredentials.plaintext()) {
    super();
    const { Tokens: Client } = loadClients('fieldpost/oauth/v1/tokens.proto').fieldpost.oauth.v1;
    this.client = new Client(address, inside.channel, internalChannelOptions);
    this.metadata = internalMetadata(secret);
  }

  exchangeAccessKey(request: oauth.ExchangeAccessKeyRequest): Promise<oauth.IssuedToken__Output> {
    return callUnary(this.client.exchangeAccessKey.bind(this.client), request, this.options);
  }

  narrowToken(request: oauth.NarrowTokenRequest): Promise<oauth.IssuedToken__Output> {
    return callUnary(this.client.narrowToken.bind(this.client), request, this.options);
  }

  issueComponentToken(request: oauth.IssueComponentTokenRequest): Promise<oauth.IssuedToken__Output> {
    return callUnary(this.client.issueComponentToken.bind(this.client), request, this.options);
  }

  issueGatewayToken(request: oauth.IssueGatewayTokenRequest): Promise<oauth.IssuedToken__Output> {
    return callUnary(this.client.issueGatewayToken.bind(this.client), request, this.options);
  }

  mailVerification(request: oauth.MailVerificationRequest): Promise<oauth.MailVerificationResponse__Output> {
    return callUnary(this.client.mailVerification.bind(this.client), request, this.options);
  }

  mailPasswordReset(
    request: oauth.MailPasswordResetRequest,
  ): Promise<oauth.MailPasswordResetResponse__Output> {
    return callUnary(this.client.mailPasswordReset.bind(this.client), request, this.options);
  }

  inviteUser(request: oauth.InviteUserRequest): Promise<oauth.InviteUserResponse__Output> {
    return callUnary(this.client.inviteUser.bind(this.client), request, this.options);
  }

  mailApproval(request: oauth.MailApprovalRequest): Promise<oauth.MailApprovalResponse__Output> {
    return callUnary(this.client.mailApproval.bind(this.client), request, this.options);
  }

  forgetClient(request: oauth.ForgetClientRequest): Promise<oauth.ForgetClientResponse__Output> {
    return callUnary(this.client.forgetClient.bind(this.client), request, this.options);
  }

  onModuleDestroy(): void {
    this.client.close();
  }

  private get options() {
    return { peer: 'oauth', metadata: this.metadata };
  }
}
