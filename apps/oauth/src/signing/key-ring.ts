import { type Algorithm, hasLost, KeySource, type VerifyingKey } from '@fieldpost/auth';
import { unavailable } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import type { Sealer } from '@fieldpost/persistence';
import { makeSigningKey, openSigningKey, type SigningKey } from './signing-key.js';
import type { SigningKeys, StoredKey } from './signing-keys.repository.js';

const reloadAtMostEveryMs = 5_000;

export interface KeyRingOptions {
  readonly issuer: string;
  /** Of the first key, when there is none yet. */
  readonly algorithm: Algorithm;
  readonly sealer: Sealer;
  readonly logger: Logger;
  /** How often the keys are looked up again, so that every replica follows a rotation. */
  readonly reloadSeconds: number;
  /** How many seconds the longest token lives that is signed here. */
  readonly longestLife: number;
  readonly now?: () => number;
}

/**
 * The signing keys in memory. The first start makes one; keys that another replica made are found by the periodic
 * reload, or at once when a token names one that is not known here.
 */
export class KeyRing extends KeySource {
  private keys: readonly SigningKey[] = [];
  private lossCount = 0;
  private loadedAt = -Infinity;
  private loading: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly stored: SigningKeys,
    private readonly options: KeyRingOptions,
  ) {
    super();
  }

  async onModuleInit(): Promise<void> {
    await this.load();
    if (!this.signing) {
      await this.stored.addFirst(await makeSigningKey(this.options.algorithm, this.options.sealer));
      await this.load();
    }
    this.warnOfOtherAlgorithm();
    this.timer = setInterval(() => void this.reload(), this.options.reloadSeconds * 1000).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Whether tokens can be signed. */
  get isReady(): boolean {
    return this.signing !== undefined;
  }

  /** How often a key was retired, by whatever hand. */
  override get losses(): number {
    return this.lossCount;
  }

  /** The one key that signs. */
  get current(): SigningKey {
    if (!this.signing) throw unavailable({ what: 'signing key' });
    return this.signing;
  }

  /** Every key whose tokens are good, the newest first. */
  get all(): readonly SigningKey[] {
    return this.keys;
  }

  /** Verifying keys, for this server's own tokens alone. */
  async keysOf(issuer: string, keyId: string | undefined): Promise<readonly VerifyingKey[] | undefined> {
    if (issuer !== this.options.issuer) return undefined;
    const isUnknown = keyId !== undefined && this.keys.every(({ id }) => id !== keyId);
    if (isUnknown && this.now() - this.loadedAt >= reloadAtMostEveryMs) await this.reload();
    return verifying(this.keys);
  }

  private get signing(): SigningKey | undefined {
    return this.keys.find(isSigning);
  }

  /** Loads the keys again; when that fails, what is known stays. Concurrent callers share one load. */
  private reload(): Promise<void> {
    this.loading ??= this.load()
      .catch((err: unknown) => this.options.logger.warn({ err }, 'signing keys cannot be reloaded'))
      .finally(() => {
        this.loading = undefined;
      });
    return this.loading;
  }

  private async load(): Promise<void> {
    this.loadedAt = this.now();
    const keys = (await this.stored.list()).map((key) => this.opened(key));
    await this.noteLife(keys.find(isSigning));
    if (hasLost(verifying(this.keys), verifying(keys))) this.noteLoss(keys);
    this.keys = keys;
  }

  /** Before a key signs its first token here: it is kept for as long as the longest of them lives. */
  private async noteLife(next: SigningKey | undefined): Promise<void> {
    if (next && next.id !== this.signing?.id) await this.stored.noteLife(next.id, this.options.longestLife);
  }

  private noteLoss(keys: readonly SigningKey[]): void {
    this.lossCount += 1;
    const gone = this.keys.filter(({ id }) => keys.every((key) => key.id !== id)).map(({ id }) => id);
    this.options.logger.warn({ key_ids: gone }, 'signing keys were retired');
  }

  private opened(stored: StoredKey): SigningKey {
    const known = this.keys.find(({ id }) => id === stored.id);
    return known ? { ...known, state: stored.state } : openSigningKey(stored, this.options.sealer);
  }

  /** v2 components keep the key they fetched at their start, so a changed setting must not change the key. */
  private warnOfOtherAlgorithm(): void {
    const { algorithm, id } = this.current;
    if (algorithm === this.options.algorithm) return;
    this.options.logger.warn(
      { key_id: id, algorithm },
      'signing key keeps another algorithm than configured',
    );
  }

  private now(): number {
    return (this.options.now ?? Date.now)();
  }
}

const isSigning = ({ state }: SigningKey): boolean => state === 'signing';

const verifying = (keys: readonly SigningKey[]): readonly VerifyingKey[] =>
  keys.map(({ id, algorithm, publicKey }) => ({ id, algorithm, key: publicKey }));
