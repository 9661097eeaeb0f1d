import { Controller, UseGuards } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { account, Rpc } from '@fieldpost/contracts';
import { InternalGuard } from '@fieldpost/internal-clients';
import { toMailedLink, toUserChange, toUserDescription } from './authority.message.js';
import { AuthorityService } from './authority.service.js';
import { Members } from './members.service.js';

/** What the website asks on behalf of users, other than who gets a token. */
export type MemberMethods =
  | 'describeUser'
  | 'changeProfile'
  | 'changePassword'
  | 'startPasswordReset'
  | 'resetPassword'
  | 'startEmailVerification'
  | 'verifyEmail'
  | 'undoEmailChange';

/** The part of the internal API that serves the account pages. */
@Controller()
@UseGuards(InternalGuard)
export class MembersGrpc implements Pick<Rpc<account.AuthorityHandlers>, MemberMethods> {
  constructor(
    private readonly authority: AuthorityService,
    private readonly members: Members,
  ) {}

  @GrpcMethod('Authority', 'DescribeUser')
  async describeUser({ user_id }: account.DescribeUserRequest__Output): Promise<account.UserDescription> {
    return toUserDescription(await this.authority.describeUser(user_id));
  }

  @GrpcMethod('Authority', 'ChangeProfile')
  async changeProfile(request: account.ChangeProfileRequest__Output): Promise<account.UserChange> {
    return toUserChange(
      await this.members.changeProfile({
        userId: request.user_id,
        email: request.email,
        firstName: request.first_name,
        lastName: request.last_name,
        address: request.address,
        oldPassword: request.old_password,
        loggedInAt: Number(request.logged_in_at),
      }),
    );
  }

  @GrpcMethod('Authority', 'ChangePassword')
  async changePassword(request: account.ChangePasswordRequest__Output): Promise<account.UserChange> {
    const { user_id: userId, old_password: oldPassword, password, address } = request;
    return toUserChange(await this.members.changePassword({ userId, oldPassword, password, address }));
  }

  @GrpcMethod('Authority', 'StartPasswordReset')
  async startPasswordReset({
    login,
  }: account.StartPasswordResetRequest__Output): Promise<account.MailedLink> {
    return toMailedLink(await this.members.startPasswordReset(login));
  }

  @GrpcMethod('Authority', 'ResetPassword')
  async resetPassword(request: account.ResetPasswordRequest__Output): Promise<account.UserChange> {
    const { token, password, address } = request;
    return toUserChange(await this.members.resetPassword(token, password, address));
  }

  @GrpcMethod('Authority', 'StartEmailVerification')
  async startEmailVerification({
    user_id,
  }: account.StartEmailVerificationRequest__Output): Promise<account.MailedLink> {
    return toMailedLink(await this.members.startEmailVerification(user_id));
  }

  @GrpcMethod('Authority', 'VerifyEmail')
  async verifyEmail({ token, address }: account.VerifyEmailRequest__Output): Promise<account.UserChange> {
    return toUserChange(await this.members.verifyEmail(token, address));
  }

  @GrpcMethod('Authority', 'UndoEmailChange')
  async undoEmailChange(request: account.UndoEmailChangeRequest__Output): Promise<account.UserChange> {
    const { token, password, address } = request;
    return toUserChange(await this.members.undoEmailChange(token, password, address));
  }
}
