import pg from 'pg';

/** Longer than a statement may take: a server that has said nothing by then is lost, although nobody closed the line. */
const silenceMs = 20_000;

/** A client that gives up a server which does not answer, so that what waits fails and a pool replaces the connection. */
export class ImpatientClient extends pg.Client {
  private patience: NodeJS.Timeout | undefined;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    for (const answered of ['drain', 'end'] as const) this.on(answered, () => this.calm());
  }

  override query = ((...question: Parameters<pg.Client['query']>) => {
    this.patience ??= setTimeout(() => this.giveUp(), silenceMs).unref();
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
