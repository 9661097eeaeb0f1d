import type { Mail } from './mail.js';

/** How mail leaves. The class is also the injection token. */
export abstract class Mailer {
  /** `mailRejected` when it would be rejected again; any other failure may pass. */
  abstract send(mail: Mail): Promise<void>;
}
