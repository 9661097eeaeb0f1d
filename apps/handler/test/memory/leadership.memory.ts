import { Leadership, type Term } from '../../src/replicas/leadership.js';

/** Leads from the start, and as long as a test wants it to. */
export class LeadershipMemory extends Leadership {
  private readonly listeners = new Set<() => void>();
  private epoch = 0;
  term: Term | undefined;

  constructor() {
    super();
    this.begin();
  }

  begin(): void {
    const term: Term = { epoch: String((this.epoch += 1)), isOver: () => this.term !== term };
    this.term = term;
    this.tell();
  }

  end(): void {
    this.term = undefined;
    this.tell();
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
