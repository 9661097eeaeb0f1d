import { KeySource } from './key-source.js';
import { IssuerKeys } from './issuer-keys.js';
import type { VerifyingKey } from './verifying-key.js';

const refreshEveryMs = 60_000;

/** The configured auth servers of an app, by issuer; their keys are refreshed in the background. */
export class AuthServers extends KeySource {
  private readonly issuers: ReadonlyMap<string, IssuerKeys>;
  private timer: NodeJS.Timeout | undefined;

  constructor(servers: ReadonlyMap<string, URL>, directory: string) {
    super();
    const entries = [...servers].map(
      ([issuer, url]) => [issuer, new IssuerKeys({ issuer, url, directory })] as const,
    );
    this.issuers = new Map(entries);
  }

  async onModuleInit(): Promise<void> {
    const loadAll = () => Promise.all([...this.issuers.values()].map((keys) => keys.load()));
    this.timer = setInterval(() => void loadAll(), refreshEveryMs).unref();
    await loadAll();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Whether tokens can be verified at all: an app without keys is not ready. */
  get isReady(): boolean {
    return [...this.issuers.values()].every(({ isKnown }) => isKnown);
  }

  async keysOf(issuer: string, keyId: string | undefined): Promise<readonly VerifyingKey[] | undefined> {
    return this.issuers.get(issuer)?.get(keyId);
  }
}
