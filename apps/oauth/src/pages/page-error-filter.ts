import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import { type AppError, kinds } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import { logFailure, toAppError } from '@fieldpost/transport';
import { LOGGER } from '../oauth.config.js';
import { html } from './html.js';
import { type Page, type Reply, sendPage } from './page.js';
import { texts } from './texts.js';

const { error: words } = texts;

const sentenceFor = ({ code, kind, message }: AppError): string => {
  if (code === 'provider_unavailable') return texts.providers.unavailable;
  if (kind === 'unavailable') return words.unavailable;
  return code === 'form_not_ours' ? words.form : message;
};

/** Whether the address or the form that the browser sent is at fault, which the user did not write. */
const isOfRequest = ({ code, kind }: AppError): boolean =>
  kind === 'invalid_argument' && code !== 'form_not_ours';

/** What the user reads; the message is for those who made the request. */
const partsFor = (error: AppError) => {
  if (error.code === 'unknown_client')
    return { title: words.clientTitle, text: words.client(String(error.cause)) };
  if (isOfRequest(error)) return { title: words.requestTitle, text: words.request, detail: error.message };
  return { title: words.title, text: sentenceFor(error) };
};

function errorPage(error: AppError): Page {
  const { title, text, detail } = partsFor(error);
  return {
    status: kinds[error.kind].http,
    retryAfter: error.retryAfter,
    title,
    body: html`<p role="alert">${text}</p>
      ${detail === undefined ? undefined : html`<p><code>${detail}</code></p>`}
      ${isOfRequest(error) ? html`<p>${words.report}</p>` : undefined}`,
  };
}

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
