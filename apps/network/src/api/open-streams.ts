import { Injectable } from '@nestjs/common';

/** The open streams of all peers: they end when the process shuts down, so that nothing waits for them. */
@Injectable()
export class OpenStreams {
  private readonly ends = new Set<() => void>();
  private isShutDown = false;

  /** `end` is called at shutdown, or at once after it: peers connect again at once. Returns what removes it. */
  add(end: () => void): () => void {
    if (this.isShutDown) end();
    else this.ends.add(end);
    return () => this.ends.delete(end);
  }

  /** Reads a stream until it is over, or the process shuts down. */
  async read(reading: Promise<void>): Promise<void> {
    let remove = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      remove = this.add(resolve);
    });
    await Promise.race([reading, ended]).finally(remove);
  }

  onModuleDestroy(): void {
    this.isShutDown = true;
    for (const end of this.ends) end();
  }
}
