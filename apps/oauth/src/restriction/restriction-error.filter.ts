import { Catch, Inject } from '@nestjs/common';
import { type AppError, toApiBody } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import { type ErrorResponse, JsonErrorFilter } from '../errors/json-error.filter.js';
import { LOGGER, OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';

/** The error body of the account API, with the message also in the member of OAuth. */
const restrictionErrorFormat = (error: AppError): ErrorResponse => {
  const body = toApiBody(error);
  return { status: body.code, body: { ...body, error_description: error.message } };
};

@Catch()
export class RestrictionErrorFilter extends JsonErrorFilter {
  constructor(@Inject(LOGGER) logger: Logger, @Inject(OAUTH_CONFIG) settings: OauthSettings) {
    super(logger, {
      format: restrictionErrorFormat,
      challenge: `Bearer realm="${settings.OAUTH_PUBLIC_URL}"`,
    });
  }
}
