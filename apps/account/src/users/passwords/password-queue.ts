import { passwordsBusy } from './password.errors.js';

/** Work that waits: exactly one of both is called. */
export interface WaitingWork {
  readonly start: () => void;
  readonly reject: (error: Error) => void;
}

/**
 * A bounded queue that serves users in turns, so that one who logs in all the time delays others by one check. When it is
 * full, the newest work of the user with most of it is dropped in favour of a user with less.
 */
export class PasswordQueue {
  private readonly byUser = new Map<string, WaitingWork[]>();
  private size = 0;

  constructor(private readonly capacity: number) {}

  get length(): number {
    return this.size;
  }

  /** Throws when there is no capacity for more work of this user. */
  add(user: string, work: WaitingWork): void {
    const own = this.byUser.get(user) ?? [];
    if (this.size >= this.capacity) this.freeCapacity(own.length);
    own.push(work);
    this.byUser.set(user, own);
    this.size += 1;
  }

  /** The work that is next; undefined when none waits. */
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
