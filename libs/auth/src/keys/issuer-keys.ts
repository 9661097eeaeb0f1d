import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unavailable } from '@fieldpost/errors';
import { getPage } from './get-page.js';
import { hasLost, readKeyFile, readPublishedKeys, type VerifyingKey } from './verifying-key.js';

const refetchAfterMs = 5_000;

export interface IssuerKeysOptions {
  readonly issuer: string;
  readonly url: URL;
  /** Folder for the copy that lets an app start while its auth server is down. */
  readonly directory: string;
  readonly now?: () => number;
}

/** The public keys of one issuer: fetched in the background, kept in memory and on disk. */
export class IssuerKeys {
  private keys: readonly VerifyingKey[] = [];
  private lossCount = 0;
  private fetchedAt = -Infinity;
  private fetching: Promise<void> | undefined;

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

  /** The current keys; fetches them again, at most every five seconds, when there are none or `keyId` is missing. */
  async get(keyId: string | undefined): Promise<readonly VerifyingKey[]> {
    const isMissing = keyId !== undefined && this.keys.every(({ id }) => id !== undefined && id !== keyId);
    if (!this.isKnown || isMissing) await this.refreshIfDue();
    if (!this.isKnown) throw unavailable({ what: `public key of ${this.options.issuer}` });
    return this.keys;
  }

  private async refreshIfDue(): Promise<void> {
    const now = (this.options.now ?? Date.now)();
    const isDue = now - this.fetchedAt >= refetchAfterMs;
    if (isDue || this.fetching !== undefined) await this.refresh().catch(() => undefined);
  }

  /** Concurrent callers share one fetch. */
  refresh(): Promise<void> {
    this.fetching ??= this.fetch().finally(() => {
      this.fetching = undefined;
    });
    return this.fetching;
  }

  private async fetch(): Promise<void> {
    this.fetchedAt = (this.options.now ?? Date.now)();
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
