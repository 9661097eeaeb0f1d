import type { Logger } from '@fieldpost/observability';
import type { Mail } from './mail.js';
import { Mailer } from './mailer.js';

/** Logs mails in development without a mail server, so that links can be opened. */
export class LogMailer extends Mailer {
  constructor(private readonly logger: Logger) {
    super();
  }

  async send({ to, subject, link, text }: Mail): Promise<void> {
    this.logger.info({ to, subject, link, text }, 'mail is logged, since there is no mail server');
  }
}
