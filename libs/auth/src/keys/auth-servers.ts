import { KeySource } from './key-source.js';
import { IssuerKeys } from './issuer-keys.js';
import type { VerifyingKey } from './verifying-key.js';

const refreshEveryMs = 60_000;
/** While a key is missing its server is probably starting too. */
const retryEveryMs = 300;

/** The configured auth servers of an app, by issuer; their keys are refreshed in the background. */
export class AuthServers extends KeySource {
  private readonly issuers: ReadonlyMap<string, IssuerKeys>;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(servers: ReadonlyMap<string, URL>, directory: string) {
    super();
    const entries = [...servers].map(
      ([issuer, url]) => [issuer, new IssuerKeys({ issuer, url, directory })] as const,
    );
    this.issuers = new Map(entries);
  }

  /** Waits for the auth servers only when a copy on disk is missing: a start must not depend on a server that is slow. */
  async onModuleInit(): Promise<void> {
    await Promise.all([...this.issuers.values()].map((keys) => keys.readCopy()));
    const refreshed = this.refresh();
    if (!this.isReady) await refreshed;
  }

  onModuleDestroy(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** Loads the keys that are available now and repeats this later. */
  private async refresh(): Promise<void> {
    await Promise.all([...this.issuers.values()].map((keys) => keys.load()));
    if (this.isStopped) return;
    const pause = this.isReady ? refreshEveryMs : retryEveryMs;
    this.timer = setTimeout(() => void this.refresh(), pause).unref();
  }

  override get losses(): number {
    return [...this.issuers.values()].reduce((sum, keys) => sum + keys.losses, 0);
  }

  /** Whether tokens can be verified at all: an app without keys is not ready. */
  get isReady(): boolean {
    return [...this.issuers.values()].every(({ isKnown }) => isKnown);
  }

  async keysOf(issuer: string, keyId: string | undefined): Promise<readonly VerifyingKey[] | undefined> {
    return this.issuers.get(issuer)?.get(keyId);
  }
}
