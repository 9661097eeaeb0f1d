import { Catch, Inject } from '@nestjs/common';
import { type AppError, kinds } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import { type ErrorResponse, JsonErrorFilter } from '../errors/json-error.filter.js';
import { LOGGER, OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';

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
  constructor(@Inject(LOGGER) logger: Logger, @Inject(OAUTH_CONFIG) { OAUTH_PUBLIC_URL }: OauthSettings) {
    const challenge = `Bearer realm="${OAUTH_PUBLIC_URL}"`;
    super(logger, { format: (failure) => userinfoErrorFormat(failure, OAUTH_PUBLIC_URL), challenge });
  }
}
