import { Controller, Inject, UseGuards } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { oauth, Rpc } from '@fieldpost/contracts';
import { AppId, ComponentId, GatewayId, isServiceName, serviceNames, Username } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { Consents } from '../consent/consents.repository.js';
import { KeyTokensService } from '../exchange/key-tokens.service.js';
import { type IssuedToken, TokenIssuer } from '../issuing/token-issuer.service.js';
import { OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';
import { RecoveryService } from '../recovery/recovery.service.js';
import { RegistrationMailsService } from '../registration/registration-mails.service.js';
import { VerificationsService } from '../verification/verification.service.js';
import { InternalGuard } from '@fieldpost/internal-clients';

/** Internal API for the other apps of the suite: tokens, mails and consents. */
@Controller()
@UseGuards(InternalGuard)
export class TokensGrpc implements Omit<Rpc<oauth.TokensHandlers>, 'narrowToken'> {
  constructor(
    private readonly keyTokens: KeyTokensService,
    private readonly tokens: TokenIssuer,
    private readonly verifications: VerificationsService,
    private readonly recovery: RecoveryService,
    private readonly consents: Consents,
    private readonly registrationMails: RegistrationMailsService,
    @Inject(OAUTH_CONFIG) private readonly settings: OauthSettings,
  ) {}

  @GrpcMethod('Tokens', 'ExchangeAccessKey')
  async exchangeAccessKey(request: oauth.ExchangeAccessKeyRequest__Output): Promise<oauth.IssuedToken> {
    const appId = AppId(request.app_id);
    const seconds = this.settings.OAUTH_INTERNAL_TOKEN_SECONDS;
    const { key, address } = request;
    const issued = await this.keyTokens.issue({
      appId,
      key,
      address,
      client: null,
      seconds,
      now: Date.now(),
    });
    return { ...toMessage(issued), bound_to_address: issued.isBound };
  }

  @GrpcMethod('Tokens', 'IssueComponentToken')
  async issueComponentToken(request: oauth.IssueComponentTokenRequest__Output): Promise<oauth.IssuedToken> {
    const { type } = request;
    if (!isServiceName(type))
      throw notValid({ argument: 'Type', reason: `is not ${serviceNames.join(', ')}` });
    const life = { now: Date.now(), seconds: this.settings.OAUTH_COMPONENT_TOKEN_SECONDS };
    return toMessage(this.tokens.componentToken({ type, id: ComponentId(request.id), ...life }));
  }

  @GrpcMethod('Tokens', 'IssueGatewayToken')
  async issueGatewayToken(request: oauth.IssueGatewayTokenRequest__Output): Promise<oauth.IssuedToken> {
    const { location_public: locationPublic, status_public: statusPublic } = request;
    const life = { now: Date.now(), seconds: this.settings.OAUTH_GATEWAY_TOKEN_SECONDS };
    const id = GatewayId(request.id);
    return toMessage(this.tokens.gatewayToken({ id, locationPublic, statusPublic, ...life }));
  }

  @GrpcMethod('Tokens', 'MailVerification')
  async mailVerification(
    request: oauth.MailVerificationRequest__Output,
  ): Promise<oauth.MailVerificationResponse> {
    const { user_id: userId, username, ...change } = request;
    if (userId === '') throw notValid({ argument: 'UserID', reason: 'can not be empty' });
    const user = { userId, username, ...(change.former_email !== '' && { change }) };
    await this.verifications.startOnBehalf(user, Date.now());
    return {};
  }

  @GrpcMethod('Tokens', 'MailPasswordReset')
  async mailPasswordReset({
    username,
  }: oauth.MailPasswordResetRequest__Output): Promise<oauth.MailPasswordResetResponse> {
    await this.recovery.startOnBehalf(Username(username), Date.now());
    return {};
  }

  @GrpcMethod('Tokens', 'InviteUser')
  async inviteUser(request: oauth.InviteUserRequest__Output): Promise<oauth.InviteUserResponse> {
    if (request.token === '') throw notValid({ argument: 'Token', reason: 'can not be empty' });
    return { link: this.registrationMails.invite(request, Date.now()) };
  }

  @GrpcMethod('Tokens', 'MailApproval')
  async mailApproval(request: oauth.MailApprovalRequest__Output): Promise<oauth.MailApprovalResponse> {
    this.registrationMails.notifyApproved(request);
    return {};
  }

  @GrpcMethod('Tokens', 'MailMembership')
  async mailMembership(request: oauth.MailMembershipRequest__Output): Promise<oauth.MailMembershipResponse> {
    this.registrationMails.notifyMember(request, Date.now());
    return {};
  }

  @GrpcMethod('Tokens', 'ForgetClient')
  async forgetClient(request: oauth.ForgetClientRequest__Output): Promise<oauth.ForgetClientResponse> {
    const { client_id: clientId } = request;
    if (clientId === '') throw notValid({ argument: 'ClientID', reason: 'can not be empty' });
    await this.consents.revokeAll(clientId);
    return {};
  }
}

export const toMessage = ({ token, expiresAt }: IssuedToken): oauth.IssuedToken => ({
  access_token: token,
  expires_at: expiresAt,
});
