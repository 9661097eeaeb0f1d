import { Controller, Inject, UseGuards } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { account, Rpc } from '@fieldpost/contracts';
import { AppError, unavailable } from '@fieldpost/errors';
import { InternalGuard } from '@fieldpost/internal-clients';
import { ParseFields, ParseWith } from '@fieldpost/transport';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import { type MailedLink, MailedLinksService } from '../mailed-links/mailed-links.service.js';
import type { EmailChange } from '../users/email-change.js';
import { registration } from '../registration/registration.dto.js';
import { RegistrationService } from '../registration/registration.service.js';
import { profileChanges } from '../users/users.dto.js';
import { UsersService, type WebsiteVisit } from '../users/users.service.js';
import { isUserId, type UserId } from '../values/user-id.js';
import { authenticateClientFor } from './client-credentials.js';
import { orFormError } from './form-error.js';
import type { GrantMethods } from './grants.grpc.js';
import { type DescribedClient, GrantsRepository, type TokenUser } from './grants.repository.js';
import { searchable, toProfile } from './grants.service.js';
import type { ActionMethods } from './website-actions.grpc.js';
import { PasswordLogins, wrongUser } from './password-logins.js';
import { isRejection } from './rejection.js';

/** Clients per request (account.proto). */
const maxClients = 100;

/** Internal API for the website of oauth: login, registration, and users who change their own account. */
@Controller()
@UseGuards(InternalGuard)
export class WebsiteGrpc implements Omit<Rpc<account.AccountServiceHandlers>, GrantMethods | ActionMethods> {
  private readonly profileChanges = new ParseWith(profileChanges);
  private readonly registration = new ParseFields(registration);

  constructor(
    private readonly repository: GrantsRepository,
    private readonly users: UsersService,
    private readonly registrations: RegistrationService,
    private readonly logins: PasswordLogins,
    private readonly links: MailedLinksService,
    @Inject(ACCOUNT_CONFIG) private readonly settings: AccountSettings,
  ) {}

  @GrpcMethod('AccountService', 'AuthenticateUser')
  async authenticateUser(
    request: account.AuthenticateUserRequest__Output,
  ): Promise<account.AuthenticatedUser> {
    const { username, password, address } = request;
    const { user } = await this.repository.findByLogin('', searchable(username));
    const isRight = await this.logins.isRight(user, { username, password, address });
    if (!isRight || !user || user.isBanned) return wrongUser;
    if (!this.logins.mayUsePassword(user)) return { ...wrongUser, password_off: true };
    if (user.waitsFor) return { user_id: user.id, waits_for: user.waitsFor };
    const authenticated = { user_id: user.id, valid_after: user.validAfter };
    if (user.hasSecondFactor) return { ...authenticated, second_factor: true };
    if (this.logins.needsFactor(user)) return { ...authenticated, needs_second_factor: true };
    await this.repository.recordLogin(user, undefined, address);
    return authenticated;
  }

  @GrpcMethod('AccountService', 'DescribeClients')
  async describeClients({
    ids,
    user_id: userId,
  }: account.DescribeClientsRequest__Output): Promise<account.ClientDescriptions> {
    const clients = await this.repository.findClients(ids.slice(0, maxClients).map(searchable));
    const isDevelopment = this.settings.FIELDPOST_MODE === 'development';
    const known = { id: '', secret: '', known: true };
    const isAvailable = (client: DescribedClient) =>
      !isRejection(authenticateClientFor(client, known, isDevelopment, userId));
    return { clients: clients.filter(isAvailable).map(toClientDescription) };
  }

  @GrpcMethod('AccountService', 'DescribeRegistration')
  async describeRegistration({
    invitation: secret,
  }: account.DescribeRegistrationRequest__Output): Promise<account.RegistrationDescription> {
    const { policy, invitation, shortestPassword, makesAdministrator } =
      await this.registrations.describe(secret);
    return {
      mode: policy.mode,
      invited: invitation !== undefined,
      email: invitation?.email ?? '',
      shortest_password: shortestPassword,
      makes_administrator: makesAdministrator,
    };
  }

  @GrpcMethod('AccountService', 'CreateUser')
  async createUser(request: account.CreateUserRequest__Output): Promise<account.UserCreation> {
    const creation = orFormError(async () => {
      const fields = await this.registration.transform(request);
      await this.registrations.registerOnWebsite(fields, request.address);
      return {};
    });
    return creation.catch((error: unknown) => {
      if (!(error instanceof AppError) || error.kind !== 'resource_exhausted') throw error;
      return { problem: error.message, field: '', retry_after: error.retryAfter ?? 0 };
    });
  }

  @GrpcMethod('AccountService', 'DescribeUser')
  async describeUser(request: account.DescribeUserRequest__Output): Promise<account.UserDescription> {
    const { user_id: userId, with_groups: withGroups } = request;
    const user = await this.repository.findUser(userId);
    // A session from before the policy wanted a second factor ends.
    if (!user || this.logins.isFactorMissing(user)) return wrongUser;
    const groups = withGroups ? await this.repository.groupsOf(user.id) : [];
    return { profile: toProfile(user, groups), valid_after: user.validAfter };
  }

  @GrpcMethod('AccountService', 'ChangeProfile')
  changeProfile(request: account.ChangeProfileRequest__Output): Promise<account.UserChange> {
    const { user_id, email, first_name, last_name, old_password, address, logged_in_at } = request;
    const isSecondFactorShown = request.second_factor;
    const name = first_name === '' && last_name === '' ? null : { first: first_name, last: last_name };
    const changes = { email, name, ...(old_password !== '' && { old_password }) };
    const visit = { address, loggedInAt: Number(logged_in_at), isSecondFactorShown };
    return this.changeUser(user_id, changes, visit);
  }

  @GrpcMethod('AccountService', 'ChangePassword')
  changePassword(request: account.ChangePasswordRequest__Output): Promise<account.UserChange> {
    const { user_id, old_password, password, address, second_factor: isSecondFactorShown } = request;
    const visit = { address, loggedInAt: 0, isSecondFactorShown };
    return this.changeUser(user_id, { old_password, password }, visit);
  }

  @GrpcMethod('AccountService', 'StartPasswordReset')
  async startPasswordReset(request: account.StartPasswordResetRequest__Output): Promise<account.MailedLink> {
    const { login } = request;
    return toMailedLink(await this.links.startPasswordReset(searchable(login)));
  }

  @GrpcMethod('AccountService', 'ResetPassword')
  async resetPassword(request: account.ResetPasswordRequest__Output): Promise<account.UserChange> {
    const { token, password, address } = request;
    return orFormError(async () => this.changed(await this.links.resetPassword(token, password, address)));
  }

  @GrpcMethod('AccountService', 'StartEmailVerification')
  async startEmailVerification({
    user_id: userId,
  }: account.StartEmailVerificationRequest__Output): Promise<account.MailedLink> {
    return isUserId(userId) ? toMailedLink(await this.links.startEmailVerification(userId)) : {};
  }

  @GrpcMethod('AccountService', 'VerifyEmail')
  async verifyEmail({ token, address }: account.VerifyEmailRequest__Output): Promise<account.UserChange> {
    return orFormError(async () => {
      const { userId, change } = await this.links.verifyEmail(token, address);
      return this.changed(userId, change);
    });
  }

  @GrpcMethod('AccountService', 'UndoEmailChange')
  async undoEmailChange(request: account.UndoEmailChangeRequest__Output): Promise<account.UserChange> {
    const { token, password, address } = request;
    return orFormError(async () => this.changed(await this.links.undoEmailChange(token, password, address)));
  }

  private changeUser(userId: string, body: object, visit: WebsiteVisit): Promise<account.UserChange> {
    return orFormError(async () => {
      const changes = await this.profileChanges.transform(body);
      const { id } = await this.requireUser(userId);
      return this.changed(id, await this.users.changeOnWebsite(id as UserId, changes, visit));
    });
  }

  private async changed(userId: string, emailChange?: EmailChange): Promise<account.UserChange> {
    const { id, username, email, validAfter } = await this.requireUser(userId);
    return {
      user_id: id,
      username,
      email,
      valid_after: validAfter,
      ...(emailChange && {
        email_change: {
          former_email: emailChange.formerEmail,
          undo_token: emailChange.undoToken,
          undo_seconds: emailChange.undoSeconds,
        },
      }),
    };
  }

  private async requireUser(userId: string): Promise<TokenUser> {
    const user = await this.repository.findUser(userId);
    if (!user) throw unavailable({ what: 'user' });
    return user;
  }
}

const toClientDescription = (client: DescribedClient): account.ClientDescription => ({
  id: client.id,
  name: client.name,
  description: client.description,
  redirect_uris: [...client.redirectUris],
  grants: [...client.grants],
  scopes: [...client.scopes],
  official: client.isOfficial,
  public: client.isPublic,
  accepted: client.isAccepted,
  pkce_required: !client.isV2,
  id_token_signed_response_alg: client.idTokenAlgorithm,
  post_logout_redirect_uris: [...client.postLogoutRedirectUris],
  backchannel_logout_uri: client.backchannelLogoutUri ?? '',
});

/** Empty when there is nothing to mail. */
function toMailedLink(link: MailedLink | undefined): account.MailedLink {
  if (!link) return {};
  const { username, email, token, seconds, owner } = link;
  return owner ? { username: owner, email, taken: true } : { username, email, token, seconds };
}
