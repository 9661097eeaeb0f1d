import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { unavailable } from '@fieldpost/errors';
import { getPage } from './get-page.js';
import { hasLost, readKeyFile, readPublishedKeys, type VerifyingKey } from './verifying-key.js';

/** Strangers can name any key: their tokens cost an auth server one request a second at most. */
const fetchEveryMs = 1_000;

export interface IssuerKeysOptions {
  readonly issuer: string;
  readonly url: URL;
  /** Folder for the copy that lets an app start while its auth server is down. */
  readonly directory: string;
}

/** The public keys of one issuer: fetched in the background, kept in memory and on disk. */
export class IssuerKeys {
  private keys: readonly VerifyingKey[] = [];
  private lossCount = 0;
  private fetchedAt = -Infinity;
  private fetching: Promise<void> | undefined;
  private nextFetch: Promise<void> | undefined;

  constructor(private readonly options: IssuerKeysOptions) {}

  /** How often a known key was removed. */
  get losses(): number {
    return this.lossCount;
  }

  get isKnown(): boolean {
    return this.keys.length > 0;
  }

  /** Uses the copy on disk, if there is one and no keys are loaded yet. */
  async readCopy(): Promise<void> {
    if (this.isKnown) return;
    const text = await readFile(this.copy, 'utf8').catch(() => undefined);
    try {
      if (text !== undefined && !this.isKnown) this.keys = readPublishedKeys(JSON.parse(text));
    } catch {
      // An unreadable copy is replaced by the next response of the server.
    }
  }

  /** Reads the copy on disk, then the server; a failure of either keeps the current keys. */
  async load(): Promise<void> {
    await this.readCopy();
    await this.refresh().catch(() => undefined);
  }

  /**
   * The current keys. When there are none or `keyId` is missing, they are fetched first, at most once a second. A key is
   * published before the first token is signed with it, so only a response that was requested after this call says that
   * a key does not exist; without one the key is `unavailable`.
   */
  async get(keyId: string | undefined): Promise<readonly VerifyingKey[]> {
    if (!this.has(keyId)) {
      await this.fetchFromNow().catch(() => {
        if (!this.has(keyId)) throw unavailable({ what: `public key of ${this.options.issuer}` });
      });
    }
    return this.keys;
  }

  private has(keyId: string | undefined): boolean {
    return (
      this.isKnown && (keyId === undefined || this.keys.some(({ id }) => id === undefined || id === keyId))
    );
  }

  /** A fetch that starts after this call; concurrent callers share it. */
  private fetchFromNow(): Promise<void> {
    this.nextFetch ??= this.untilNextFetch().then(() => {
      this.nextFetch = undefined;
      return this.refresh();
    });
    return this.nextFetch;
  }

  /** The pause is taken once: `load` may fetch in the meantime, and must not delay this fetch again and again. */
  private async untilNextFetch(): Promise<void> {
    const pause = this.fetchedAt + fetchEveryMs - performance.now();
    if (pause > 0) await setTimeout(pause, undefined, { ref: false });
    while (this.fetching) await this.fetching.catch(() => undefined);
  }

  /** Concurrent callers share one fetch. */
  refresh(): Promise<void> {
    this.fetching ??= this.fetch().finally(() => {
      this.fetching = undefined;
    });
    return this.fetching;
  }

  private async fetch(): Promise<void> {
    this.fetchedAt = performance.now();
    const { url } = this.options;
    if (url.protocol === 'file:') {
      this.take(readKeyFile(await readFile(fileURLToPath(url), 'utf8')));
      return;
    }
    const published = (await this.ask('.well-known/jwks.json')) ?? (await this.ask('key'));
    this.take(readPublishedKeys(published));
    await this.writeCopy(JSON.stringify(published)).catch(() => undefined);
  }

  private take(keys: readonly VerifyingKey[]): void {
    if (hasLost(this.keys, keys)) this.lossCount += 1;
    this.keys = keys;
  }

  /** The response as JSON; undefined when the path does not exist, as v2 servers have no key set. */
  private async ask(path: string): Promise<unknown> {
    const base = this.options.url.href.replace(/\/?$/, '/');
    const { status, body } = await getPage(new URL(path, base));
    if (status === 404) return undefined;
    if (status < 200 || status > 299) throw unavailable({ what: `public key of ${this.options.issuer}` });
    return JSON.parse(body);
  }

  private get copy(): string {
    return join(this.options.directory, `auth-${this.options.issuer}.json`);
  }

  private async writeCopy(text: string): Promise<void> {
    await mkdir(this.options.directory, { recursive: true });
    await writeFile(`${this.copy}.new`, text);
    await rename(`${this.copy}.new`, this.copy);
  }
}
