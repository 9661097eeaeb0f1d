import { createTransport } from 'nodemailer';
import type { Mail } from './mail.js';
import { mailRejected } from './mail.errors.js';
import { Mailer } from './mailer.js';

/** Milliseconds. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
} as const;

/** Few connections, reused between mails. */
const pool = { pool: true, maxConnections: 2 } as const;

export interface SmtpOptions {
  /** `smtp://` (with STARTTLS when offered) or `smtps://`, with user and password if required. */
  readonly url: string;
  readonly from: string;
}

/** Sends mail through an SMTP server. */
export class SmtpMailer extends Mailer {
  private readonly transport;

  constructor(private readonly options: SmtpOptions) {
    super();
    this.transport = createTransport({ url: options.url, ...pool, ...timeouts });
  }

  async send({ to, subject, text }: Mail): Promise<void> {
    // As an object, so that the address is not parsed as a list.
    const mail = { from: this.options.from, to: { name: '', address: to }, subject, text };
    try {
      await this.transport.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true });
    } catch (error) {
      const { responseCode = 0 } = error as { readonly responseCode?: number };
      // 5xx is a permanent failure (RFC 5321, 4.2.1).
      if (responseCode < 500) throw error;
      throw mailRejected({ reason: (error as Error).message }, { cause: error });
    }
  }

  onModuleDestroy(): void {
    this.transport.close();
  }
}
