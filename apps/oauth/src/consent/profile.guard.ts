import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Claims } from '@fieldpost/domain';
import { defineError } from '@fieldpost/errors';
import { UserStatusService } from '../account/user-status.service.js';
import { tokenRevoked } from '../restriction/restriction.errors.js';

const noProfileScope = defineError(
  'no_profile_scope',
  'permission_denied',
  'permission denied: the token of a user with the scope profile is needed',
);

/** Admits valid tokens of users with the scope `profile`. Runs after the guard that verifies the token. */
@Injectable()
export class ProfileGuard implements CanActivate {
  constructor(private readonly userStatus: UserStatusService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { user } = context.switchToHttp().getRequest<{ readonly user?: Claims }>();
    if (user?.type !== 'user' || !user.scopes.includes('profile')) throw noProfileScope();
    if (!(await this.userStatus.isTokenValid(user))) throw tokenRevoked({ reason: 'the token was revoked' });
    return true;
  }
}
