import type { Mail } from './mail.js';

/** Sends mails. The class is also the injection token. */
export abstract class Mailer {
  /** Rejects with `mailRejected` for a permanent failure, and with any other error for a temporary one. */
  abstract send(mail: Mail): Promise<void>;
}
