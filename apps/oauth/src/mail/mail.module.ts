import { Module } from '@nestjs/common';
import type { Logger } from '@fieldpost/observability';
import { LOGGER, OAUTH_CONFIG, type OauthSettings, originOf } from '../oauth.config.js';
import { Letters } from './letters.js';
import { LogMailer } from './log.mailer.js';
import { MailThrottle } from './mail-throttle.js';
import { Mailer } from './mailer.js';
import { MailQueue } from './mail-queue.js';
import { SmtpMailer } from './smtp.mailer.js';

const mailer = {
  provide: Mailer,
  useFactory: (settings: OauthSettings, logger: Logger): Mailer | null => {
    const { OAUTH_SMTP_URL: url, OAUTH_MAIL_FROM: from, FIELDPOST_MODE: mode } = settings;
    if (url !== undefined) return new SmtpMailer({ url, from });
    return mode === 'development' ? new LogMailer(logger) : null;
  },
  inject: [OAUTH_CONFIG, LOGGER],
};

const mailQueue = {
  provide: MailQueue,
  useFactory: (sender: Mailer | null, logger: Logger) => new MailQueue(sender ?? undefined, logger),
  inject: [Mailer, LOGGER],
};

const letters = {
  provide: Letters,
  useFactory: (settings: OauthSettings) => new Letters(originOf(settings)),
  inject: [OAUTH_CONFIG],
};

@Module({
  providers: [mailer, mailQueue, letters, MailThrottle],
  exports: [MailQueue, Letters, MailThrottle],
})
export class MailModule {}
