import { setTimeout as sleep } from 'node:timers/promises';

const usualPauseMs = 20;

/** One kind of write, made again and again, and what became of each. */
export class Writer {
  /** What was acknowledged, in order. */
  readonly acknowledged: string[] = [];
  /** How writes were rejected, each sentence once. */
  readonly rejections = new Set<string>();
  private count = 0;
  private running = true;
  private readonly work: Promise<void>;

  /** `write` makes one write under a name of its own; between two it pauses. */
  constructor(
    readonly what: string,
    private readonly write: (name: string) => Promise<unknown>,
    private readonly pauseMs = usualPauseMs,
  ) {
    this.work = this.keepWriting();
  }

  /** Ends when the write under way has ended. */
  async stop(): Promise<void> {
    this.running = false;
    await this.work;
  }

  private async keepWriting(): Promise<void> {
    while (this.running) {
      const name = `w${(this.count += 1)}`;
      try {
        await this.write(name);
        this.acknowledged.push(name);
      } catch (error) {
        this.rejections.add((error as Error).message);
      }
      await sleep(this.pauseMs);
    }
  }
}
