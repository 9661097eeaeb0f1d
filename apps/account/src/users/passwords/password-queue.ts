import { passwordsBusy } from './password.errors.js';

/** Waiting work; exactly one of the two functions is called. */
export interface WaitingWork {
  readonly start: () => void;
  readonly reject: (error: Error) => void;
}

/**
 * A bounded queue that serves users in turn, so that a user with many logins delays others by one check. When it is full, the
 * newest work of the user with most entries is dropped for a user with fewer.
 */
export class PasswordQueue {
  private readonly byUser = new Map<string, WaitingWork[]>();
  private size = 0;

  constructor(private readonly capacity: number) {}

  get length(): number {
    return this.size;
  }

  /** Throws when the queue is full for this user. */
  add(user: string, work: WaitingWork): void {
    const own = this.byUser.get(user) ?? [];
    if (this.size >= this.capacity) this.freeCapacity(own.length);
    own.push(work);
    this.byUser.set(user, own);
    this.size += 1;
  }

  /** The next work; undefined when the queue is empty. */
  next(): WaitingWork | undefined {
    const [first] = this.byUser;
    if (!first) return undefined;
    const [user, [work, ...rest]] = first;
    this.byUser.delete(user);
    if (rest.length > 0) this.byUser.set(user, rest);
    this.size -= 1;
    return work;
  }

  private freeCapacity(own: number): void {
    const most = [...this.byUser.values()].reduce((one, other) => (other.length > one.length ? other : one));
    if (most.length <= own + 1) throw passwordsBusy();
    most.pop()?.reject(passwordsBusy());
    this.size -= 1;
  }
}
