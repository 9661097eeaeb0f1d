import pg from 'pg';

/** A server that has said nothing for so long is lost, although nobody closed the line. */
const usualSilenceMs = 20_000;

/** What such a client may be told beside the usual. */
interface Patience {
  /** 0 for a client that waits for ever. */
  readonly silenceMs?: number;
}

/** A client that gives up a server which does not answer, so that what waits fails and a pool replaces the connection. */
export class ImpatientClient extends pg.Client {
  private readonly silenceMs: number;
  private patience: NodeJS.Timeout | undefined;

  constructor(config?: string | (pg.ClientConfig & Patience)) {
    super(config);
    this.silenceMs = (typeof config === 'object' ? config.silenceMs : undefined) ?? usualSilenceMs;
    for (const answered of ['drain', 'end'] as const) this.on(answered, () => this.calm());
  }

  override query = ((...question: Parameters<pg.Client['query']>) => {
    if (this.silenceMs > 0) this.patience ??= setTimeout(() => this.giveUp(), this.silenceMs).unref();
    return super.query(...question);
  }) as pg.Client['query'];

  private giveUp(): void {
    const error = Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' });
    this.connection.stream.destroy(error);
  }

  private calm(): void {
    clearTimeout(this.patience);
    this.patience = undefined;
  }
}
