import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import { type AppError, kinds } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import { logFailure, toAppError } from '@fieldpost/transport';
import { LOGGER } from '../oauth.config.js';
import { html } from './html.js';
import { type Page, type Reply, sendPage } from './page.js';
import { texts } from './texts.js';

const sentenceFor = ({ code, kind, message }: AppError): string => {
  if (code === 'provider_unavailable') return texts.providers.unavailable;
  if (kind === 'unavailable') return texts.error.unavailable;
  return code === 'form_not_ours' ? texts.error.form : message;
};

/** Whether the address or the form that the browser sent is at fault, which the user did not write. */
const isOfRequest = ({ code, kind }: AppError): boolean =>
  kind === 'invalid_argument' && code !== 'form_not_ours';

const errorPage = (error: AppError): Page => ({
  status: kinds[error.kind].http,
  retryAfter: error.retryAfter,
  title: texts.error.title,
  body: html`<p role="alert">${sentenceFor(error)}</p>
    ${isOfRequest(error) ? html`<p>${texts.error.report}</p>` : undefined}`,
});

/** Shows errors as pages. */
@Catch()
export class PageErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): unknown {
    const error = toAppError(thrown);
    logFailure(this.logger, error);
    return sendPage(host.switchToHttp().getResponse<Reply>(), errorPage(error));
  }
}
