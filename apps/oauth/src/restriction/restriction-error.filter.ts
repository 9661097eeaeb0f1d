import { Catch } from '@nestjs/common';
import { type AppError, toApiBody } from '@fieldpost/errors';
import { type ErrorResponse, JsonErrorFilter } from '../errors/json-error.filter.js';

/** The error body of the account API, with the message also in the member of OAuth. */
const restrictionErrorFormat = (error: AppError): ErrorResponse => {
  const body = toApiBody(error);
  return { status: body.code, body: { ...body, error_description: error.message } };
};

@Catch()
export class RestrictionErrorFilter extends JsonErrorFilter {
  protected override readonly scheme = 'Bearer';
  protected override readonly format = restrictionErrorFormat;
}
