import { Catch } from '@nestjs/common';
import { type AppError, kinds } from '@fieldpost/errors';
import { type ErrorResponse, JsonErrorFilter } from '../errors/json-error.filter.js';

/** Every error of the request is a 401 (docs/protocol/tokens.md#access-key-exchange); unavailability and limits keep theirs. */
const statusOf = ({ kind }: AppError): number =>
  kinds[kind].http < 500 && kind !== 'resource_exhausted' ? 401 : kinds[kind].http;

/** The message under each name that clients read (docs/protocol/tokens.md#access-key-exchange). */
export const exchangeErrorFormat = (failure: AppError): ErrorResponse => {
  const { message } = failure;
  const status = statusOf(failure);
  return {
    status,
    body: { code: status, error: message, description: message, error_description: message },
  };
};

@Catch()
export class ExchangeErrorFilter extends JsonErrorFilter {
  protected override readonly format = exchangeErrorFormat;
}
