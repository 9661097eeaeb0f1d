import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Claims } from '@fieldpost/domain';
import { defineError } from '@fieldpost/errors';

const noProfileScope = defineError(
  'no_profile_scope',
  'permission_denied',
  'permission denied: the token of a user with the scope profile is needed',
);

/** Lets users through whose token has the scope `profile`; stands behind the guard that verifies it. */
@Injectable()
export class ProfileGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { user } = context.switchToHttp().getRequest<{ readonly user?: Claims }>();
    if (user?.type !== 'user' || !user.scopes.includes('profile')) throw noProfileScope();
    return true;
  }
}
