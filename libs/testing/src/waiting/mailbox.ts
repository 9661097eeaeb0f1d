/** Received items by name: each is read once, in order; at most `capacity` unread items are stored. */
export class Mailbox<T> {
  private readonly waiting: { readonly name: string; readonly thing: T }[] = [];
  private readonly takers: { readonly name: string; readonly take: (thing: T) => void }[] = [];

  constructor(
    private readonly what: string,
    private readonly capacity = 1_000,
  ) {}

  put(name: string, thing: T): void {
    const at = this.takers.findIndex((taker) => taker.name === name);
    if (at >= 0) this.takers.splice(at, 1)[0]?.take(thing);
    else this.waiting.splice(0, this.waiting.push({ name, thing }) - this.capacity);
  }

  /** The oldest unread item of this name; waits for one, and fails with the names of others that arrived instead. */
  take(name: string, timeoutMs: number): Promise<T> {
    const at = this.waiting.findIndex((item) => item.name === name);
    const [item] = at >= 0 ? this.waiting.splice(at, 1) : [];
    return item ? Promise.resolve(item.thing) : this.wait(name, timeoutMs);
  }

  /** All unread items of this name, in order, without waiting. */
  takeAll(name: string): T[] {
    const taken = this.waiting.filter((item) => item.name === name);
    const left = this.waiting.filter((item) => item.name !== name);
    this.waiting.splice(0, this.waiting.length, ...left);
    return taken.map(({ thing }) => thing);
  }

  /** Every name with unread items. */
  get names(): readonly string[] {
    return [...new Set(this.waiting.map((item) => item.name))];
  }

  /** Number of unread items of this name. */
  count(name: string): number {
    return this.waiting.filter((item) => item.name === name).length;
  }

  private wait(name: string, timeoutMs: number): Promise<T> {
    return new Promise((resolve, reject) => {
      const give = (thing: T) => {
        clearTimeout(timer);
        resolve(thing);
      };
      const taker = { name, take: give };
      const timer = setTimeout(() => {
        this.takers.splice(this.takers.indexOf(taker), 1);
        reject(new Error(this.complaint(name, timeoutMs)));
      }, timeoutMs);
      this.takers.push(taker);
    });
  }

  private complaint(name: string, timeoutMs: number): string {
    const instead = this.names.length > 0 ? `; there was ${this.names.join(', ')}` : '';
    return `no ${this.what} ${name} came within ${timeoutMs / 1000} s${instead}`;
  }
}
