import type { Tokens } from '@fieldpost/internal-clients';
import { emailChange } from './email-change.js';
import type { User } from './users.repository.js';

/** Where it is said that something could not be mailed. */
export interface Told {
  warn(sentence: string): void;
}

/**
 * Has the token server mail to addresses that came through the API. Nobody waits for that, and it fails nobody: whoever
 * misses the mail finds a button for another on the website. The class is also the injection token.
 */
export class AddressMails {
  private underWay = 0;

  /** Asks about `capacity` users at once and about nobody more, so that a slow token server fills no memory here. */
  constructor(
    private readonly tokens: Pick<Tokens, 'mailVerification'>,
    private readonly log: Told,
    private readonly capacity = 100,
  ) {}

  /** Returns at once. `change` names the address that was or is to be replaced, if one is. */
  post({ id, username }: Pick<User, 'id' | 'username'>, change = emailChange('')): void {
    if (this.underWay >= this.capacity) return this.tell(id, 'too many mails are waiting');
    this.underWay += 1;
    void this.tokens
      .mailVerification({
        user_id: id,
        username,
        former_email: change.formerEmail,
        undo_token: change.undoToken,
        undo_seconds: change.undoSeconds,
      })
      .catch((error: unknown) => this.tell(id, error instanceof Error ? error.message : String(error)))
      .finally(() => {
        this.underWay -= 1;
      });
  }

  private tell(id: string, reason: string): void {
    this.log.warn(`no link to verify an address is mailed to ${id}: ${reason}`);
  }
}
