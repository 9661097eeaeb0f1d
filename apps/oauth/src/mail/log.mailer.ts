import type { Logger } from '@fieldpost/observability';
import type { Mail } from './mail.js';
import { Mailer } from './mailer.js';

/** Development without a mail server: mail goes to the log, where its link can be opened. */
export class LogMailer extends Mailer {
  constructor(private readonly logger: Logger) {
    super();
  }

  async send({ to, subject, link, text }: Mail): Promise<void> {
    this.logger.info({ to, subject, link, text }, 'mail is shown here, since there is no mail server');
  }
}
