import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { readAuthorization, TokenVerifier } from '@fieldpost/auth';
import type { Claims } from '@fieldpost/domain';
import { noToken } from './restriction.errors.js';

interface HttpRequest {
  readonly headers: { readonly authorization?: string };
  user?: Claims;
}

/** Admits callers with a valid bearer token of this server. */
@Injectable()
export class BearerGuard implements CanActivate {
  /** The `aud` of tokens that are for this API alone; undefined when there are none. */
  protected readonly audience: string | undefined = undefined;

  constructor(private readonly verifier: TokenVerifier) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<HttpRequest>();
    const authorization = readAuthorization(request.headers.authorization);
    if (authorization?.scheme !== 'bearer') throw noToken();
    request.user = await this.verifier.verify(authorization.credentials, this.audience);
    return true;
  }
}
