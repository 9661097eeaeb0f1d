import type { TokensClient } from '@fieldpost/internal-clients';
import { emailChange } from './email-change.js';
import type { User } from './users.repository.js';

/** The log for mails that could not be requested. */
export interface MailLog {
  warn(sentence: string): void;
}

/**
 * Requests verification mails from oauth for addresses that were set through the API. Runs in the background and never fails a
 * request: users can request a missing mail again on the website.
 */
export class AddressMails {
  private underWay = 0;

  /** At most `capacity` requests at once, so that a slow oauth does not fill the memory. */
  constructor(
    private readonly tokens: Pick<TokensClient, 'mailVerification'>,
    private readonly log: MailLog,
    private readonly capacity = 100,
  ) {}

  /** Returns at once. `change` has the replaced address, if any. */
  post({ id, username }: Pick<User, 'id' | 'username'>, change = emailChange('')): void {
    if (this.underWay >= this.capacity) return this.logFailure(id, 'too many mails are waiting');
    this.underWay += 1;
    void this.tokens
      .mailVerification({
        user_id: id,
        username,
        former_email: change.formerEmail,
        undo_token: change.undoToken,
        undo_seconds: change.undoSeconds,
      })
      .catch((error: unknown) => this.logFailure(id, error instanceof Error ? error.message : String(error)))
      .finally(() => {
        this.underWay -= 1;
      });
  }

  private logFailure(id: string, reason: string): void {
    this.log.warn(`no link to verify an address is mailed to ${id}: ${reason}`);
  }
}
