import { type ArgumentsHost, Catch, Inject } from '@nestjs/common';
import { type AppError, type Kind, kinds } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import { type Answer, JsonErrorFilter } from '../errors/json-error.filter.js';
import { LOGGER, OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';
import { TooSoon } from './client-throttle.js';
import { slowDown } from './token.errors.js';

/** Our codes that are also OAuth's. */
const known: Readonly<Record<string, string>> = {
  invalid_client: 'invalid_client',
  invalid_client_in_body: 'invalid_client',
  invalid_grant: 'invalid_grant',
  unauthorized_client: 'unauthorized_client',
  unsupported_grant_type: 'unsupported_grant_type',
  invalid_scope: 'invalid_scope',
  unsupported_response_type: 'unsupported_response_type',
  access_denied: 'access_denied',
  slow_down: 'slow_down',
};

/** What every other failure is called; the last two are borrowed from the authorization endpoint (RFC 6749, 4.1.2.1). */
const wordOf = (kind: Kind): string => {
  if (kind === 'unavailable' || kind === 'resource_exhausted') return 'temporarily_unavailable';
  return kinds[kind].http < 500 ? 'invalid_request' : 'server_error';
};

/** What a failure is called by OAuth (RFC 6749, 4.1.2.1 and 5.2). */
export const oauthWord = ({ code, kind }: AppError): string => known[code] ?? wordOf(kind);

/**
 * OAuth's error with v2's `code` beside it: both kinds of client find theirs (docs/protocol/tokens.md#token-errors).
 */
export const tokenErrorFormat = (failure: AppError): Answer => {
  const status = kinds[failure.kind].http;
  const body = { code: status, error: oauthWord(failure), error_description: failure.message };
  return { status, body };
};

@Catch()
export class TokenErrorFilter extends JsonErrorFilter {
  constructor(@Inject(LOGGER) logger: Logger, @Inject(OAUTH_CONFIG) settings: OauthSettings) {
    super(logger, { face: tokenErrorFormat, challenge: `Basic realm="${settings.OAUTH_PUBLIC_URL}"` });
  }

  override catch(thrown: unknown, host: ArgumentsHost): unknown {
    return super.catch(thrown instanceof TooSoon ? slowDown({ seconds: thrown.seconds }) : thrown, host);
  }
}
