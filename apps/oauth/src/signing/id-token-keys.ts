import { type Algorithm, algorithms } from '@fieldpost/auth';
import type { KeyRing } from './key-ring.js';
import type { SigningKey } from './signing-key.js';

/**
 * The signing keys of id tokens, one for each algorithm that clients may choose. They are published in the key set, and not at
 * `/key`, where v2 components read the key of access tokens.
 */
export class IdTokenKeys {
  private readonly rings: ReadonlyMap<Algorithm, KeyRing>;

  constructor(ringOf: (algorithm: Algorithm) => KeyRing) {
    this.rings = new Map(algorithms.map((algorithm) => [algorithm, ringOf(algorithm)]));
  }

  async onModuleInit(): Promise<void> {
    await Promise.all([...this.rings.values()].map((ring) => ring.onModuleInit()));
  }

  onModuleDestroy(): void {
    for (const ring of this.rings.values()) ring.onModuleDestroy();
  }

  /** The key that signs with an algorithm; RS256 for unknown ones (OpenID Connect Core 1.0, 15.1). */
  current(algorithm: string): SigningKey {
    const ring = this.rings.get(algorithms.find((each) => each === algorithm) ?? 'RS256');
    if (!ring) throw new Error('every algorithm has a key ring');
    return ring.current;
  }

  /** Every key that verifies id tokens. */
  get all(): readonly SigningKey[] {
    return [...this.rings.values()].flatMap((ring) => ring.all);
  }
}
