import pg from 'pg';

/** A server that has not responded for so long counts as lost, even if the connection is open. */
const defaultTimeoutMs = 20_000;

/** Options beside those of the library. */
interface TimeoutOptions {
  /** 0 disables the timeout. */
  readonly responseTimeoutMs?: number;
}

/** A client with a response timeout: pending queries fail and the pool replaces the connection. */
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
