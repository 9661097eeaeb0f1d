import pg from 'pg';

/** A server that has said nothing for so long is lost, although nobody closed the line. */
const defaultTimeoutMs = 20_000;

/** What such a client may be told beside the usual. */
interface TimeoutOptions {
  /** 0 for a client that waits for ever. */
  readonly responseTimeoutMs?: number;
}

/** A client that gives up a server which does not answer, so that what waits fails and a pool replaces the connection. */
export class TimeoutClient extends pg.Client {
  private readonly responseTimeoutMs: number;
  private timer: NodeJS.Timeout | undefined;

  constructor(config?: string | (pg.ClientConfig & TimeoutOptions)) {
    super(config);
    this.responseTimeoutMs =
      (typeof config === 'object' ? config.responseTimeoutMs : undefined) ?? defaultTimeoutMs;
    for (const answered of ['drain', 'end'] as const) this.on(answered, () => this.stopTimer());
  }

  override query = ((...question: Parameters<pg.Client['query']>) => {
    if (this.responseTimeoutMs > 0)
      this.timer ??= setTimeout(() => this.destroy(), this.responseTimeoutMs).unref();
    return super.query(...question);
  }) as pg.Client['query'];

  private destroy(): void {
    const error = Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' });
    this.connection.stream.destroy(error);
  }

  private stopTimer(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
