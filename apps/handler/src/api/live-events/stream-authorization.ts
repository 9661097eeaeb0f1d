import { AppError, isRejection } from '@fieldpost/errors';

/** The authorization of an open stream. Times are Unix milliseconds. */
export interface StreamAuthorizationOptions {
  /** When the token that opened it ends; Infinity for never. */
  readonly until: number;
  /** Checks again, and returns until when the authorization is valid. Throws a rejection, or `unavailable`. */
  readonly ask: () => Promise<number>;
  /** The caller is not trusted any more; called once at most. */
  readonly end: () => void;
  /** How often to check, in milliseconds. */
  readonly everyMs: number;
  readonly now?: () => number;
}

/** Asks again and again whether a stream may go on, until it is stopped. While that is unknown, the last result holds. */
export class StreamAuthorization {
  private timer: NodeJS.Timeout | undefined;
  private until: number;
  private readonly now: () => number;

  constructor(private readonly options: StreamAuthorizationOptions) {
    this.until = options.until;
    this.now = options.now ?? Date.now;
  }

  start(): void {
    const wait = Math.max(0, Math.min(this.until - this.now(), this.options.everyMs));
    this.timer = setTimeout(() => void this.checkAgain(), wait).unref();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private async checkAgain(): Promise<void> {
    const asked = this.timer;
    const isGood = await this.isStillGood();
    if (this.timer !== asked) return;
    if (isGood) this.start();
    else this.options.end();
  }

  private async isStillGood(): Promise<boolean> {
    try {
      this.until = await this.options.ask();
    } catch (error) {
      const isNo = error instanceof AppError && (isRejection(error) || error.kind === 'invalid_argument');
      if (isNo) return false;
    }
    return this.until > this.now();
  }
}
