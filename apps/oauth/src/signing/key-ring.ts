import { sign } from 'node:crypto';
import { type Algorithm, hasLost, KeySource, type VerifyingKey } from '@fieldpost/auth';
import { unavailable } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import type { Sealer } from '@fieldpost/persistence';
import { makeSigningKey, openSigningKey, type SigningKey } from './signing-key.js';
import type { SigningKeys, StoredKey } from './signing-keys.repository.js';

const reloadAtMostEveryMs = 5_000;

export interface KeyRingOptions {
  readonly issuer: string;
  /** Algorithm of the first key. */
  readonly algorithm: Algorithm;
  readonly sealer: Sealer;
  readonly logger: Logger;
  /** Interval of reloads, by which every replica follows a rotation. */
  readonly reloadSeconds: number;
  /** Lifetime of the longest-lived token, in seconds. */
  readonly longestLife: number;
  readonly now?: () => number;
}

/**
 * The signing keys in memory. The first start creates one. Keys of other replicas are loaded periodically, and when a token
 * names an unknown key.
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

  /** Number of times that keys were retired. */
  override get losses(): number {
    return this.lossCount;
  }

  /** The one key that signs. */
  get current(): SigningKey {
    if (!this.signing) throw unavailable({ what: 'signing key' });
    return this.signing;
  }

  /** Every key that verifies tokens, the newest first. */
  get all(): readonly SigningKey[] {
    return this.keys;
  }

  /** Verifying keys, for tokens of this issuer only. */
  async keysOf(issuer: string, keyId: string | undefined): Promise<readonly VerifyingKey[] | undefined> {
    if (issuer !== this.options.issuer) return undefined;
    const isUnknown = keyId !== undefined && this.keys.every(({ id }) => id !== keyId);
    if (isUnknown && this.now() - this.loadedAt >= reloadAtMostEveryMs) await this.reload();
    return verifying(this.keys);
  }

  private get signing(): SigningKey | undefined {
    return this.keys.find(isSigning);
  }

  /** Reloads the keys, and keeps the known ones when that fails. Concurrent callers share one load. */
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
    await this.recordLifetime(keys.find(isSigning));
    if (hasLost(verifying(this.keys), verifying(keys))) this.recordLoss(keys);
    this.keys = keys;
  }

  /** Recorded before a key signs its first token, so that it is kept for the lifetime of the longest-lived token. */
  private async recordLifetime(next: SigningKey | undefined): Promise<void> {
    if (next && next.id !== this.signing?.id)
      await this.stored.recordLifetime(next.id, this.options.longestLife);
  }

  private recordLoss(keys: readonly SigningKey[]): void {
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

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * A signed JWT in compact form (RFC 7515, 7.1). Signed with node:crypto, because the checks and copies of jsonwebtoken take
 * half as long as an ES256 signature.
 */
export function signJwt(
  claims: object,
  { id, algorithm, privateKey }: Pick<SigningKey, 'id' | 'algorithm' | 'privateKey'>,
  typ = 'JWT',
): string {
  const input = `${encode({ alg: algorithm, typ, kid: id })}.${encode(claims)}`;
  // ES256 has r and s side by side (RFC 7518, 3.4); RS256 ignores the encoding.
  const signature = sign('sha256', Buffer.from(input), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${input}.${signature.toString('base64url')}`;
}
