import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';
import { asClient, freePort, type Postgres, startPostgres } from '@fieldpost/testing';

/** The password of every server that is started here. */
export const password = 'a password / with + signs';

/** A folder for each test of a file, and the servers that it starts there. */
export class OwnServer {
  /** The folder of the test, removed afterwards. */
  parent = '';
  #server: Postgres | undefined;

  constructor() {
    beforeEach(() => void (this.parent = realpathSync(mkdtempSync(join(tmpdir(), 'fieldpost-e2e-')))));
    afterEach(async () => {
      await this.#server?.stop();
      this.#server = undefined;
      rmSync(this.parent, { recursive: true, force: true });
    });
  }

  /** Where a server keeps its data. */
  get dir(): string {
    return join(this.parent, 'data', 'postgres');
  }

  /** Starts one, beside or after an earlier one. */
  async start(): Promise<Postgres> {
    mkdirSync(join(this.parent, 'data'), { recursive: true });
    this.#server = await startPostgres({ dir: this.dir, port: await freePort(), password });
    return this.#server;
  }
}

/** Runs a query. */
export const ask = (url: string, sql: string): Promise<unknown[]> =>
  asClient(url, async (db) => (await db.query(sql)).rows as unknown[]);
