import { Leadership, type Term } from '../../src/cluster/leadership.js';

/** Leads from the start, and as long as a test wants it to. */
export class LeadershipMemory extends Leadership {
  private readonly listeners = new Set<() => void>();
  private epoch = 0;
  private inDoubt: Promise<void> | undefined;
  term: Term | undefined;

  constructor() {
    super();
    this.begin();
  }

  begin(): void {
    const isOver = () => this.term !== term || this.inDoubt !== undefined;
    const hasEnded = async () => {
      await this.inDoubt;
      return this.term !== term;
    };
    const term: Term = { epoch: String((this.epoch += 1)), isOver, hasEnded };
    this.term = term;
    this.tell();
  }

  end(): void {
    this.term = undefined;
    this.tell();
  }

  /** Nobody knows whether the term goes on, until the function it returns is called. */
  doubt(): () => void {
    let over = (): void => undefined;
    this.inDoubt = new Promise((resolve) => (over = resolve));
    return () => {
      this.inDoubt = undefined;
      over();
    };
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  async stepDown(closing: () => Promise<void>): Promise<void> {
    await closing();
    this.end();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
