import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Claims } from '@fieldpost/domain';
import { Strategy } from 'passport-http-bearer';
import { TokenVerifier } from './token-verifier.js';

/** Passport's bearer strategy over our verifier: `@UseGuards(AuthGuard('bearer'))`. */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy, 'bearer') {
  constructor(private readonly verifier: TokenVerifier) {
    super();
  }

  validate(token: string): Promise<Claims> {
    return this.verifier.verify(token);
  }
}

/** The claims of the caller, set on the request by a guard. */
export const Caller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Claims =>
    context.switchToHttp().getRequest<{ readonly user: Claims }>().user,
);
