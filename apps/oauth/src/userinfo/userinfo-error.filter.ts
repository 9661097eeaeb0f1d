import { Catch } from '@nestjs/common';
import { type AppError, kinds } from '@fieldpost/errors';
import { type ErrorResponse, JsonErrorFilter } from '../errors/json-error.filter.js';

/** The error code of RFC 6750, 3.1; none for a request without a token. */
function bearerCode({ code, kind }: AppError): string | undefined {
  if (code === 'no_token') return undefined;
  if (kind === 'unauthenticated') return 'invalid_token';
  return kind === 'permission_denied' ? 'insufficient_scope' : undefined;
}

/** The error is also in the header, where OpenID Connect clients read it (RFC 6750, 3). */
export const userinfoErrorFormat = (failure: AppError, realm: string): ErrorResponse => {
  const status = kinds[failure.kind].http;
  const error = bearerCode(failure);
  const description = failure.message.replace(/["\\]/g, "'").replace(/[^ -~]/g, '?');
  const parts = [
    `realm="${realm}"`,
    ...(error === undefined ? [] : [`error="${error}"`, `error_description="${description}"`]),
    ...(error === 'insufficient_scope' ? ['scope="openid"'] : []),
  ];
  return {
    status,
    body: { code: status, error: error ?? failure.code, error_description: failure.message },
    ...((status === 401 || status === 403) && { challenge: `Bearer ${parts.join(', ')}` }),
  };
};

@Catch()
export class UserinfoErrorFilter extends JsonErrorFilter {
  protected override readonly scheme = 'Bearer';

  protected override readonly format = (failure: AppError): ErrorResponse =>
    userinfoErrorFormat(failure, this.settings.OAUTH_PUBLIC_URL);
}
