import { SigningKeys, type StoredKey } from '../../src/signing/signing-keys.repository.js';

/** Keys in memory, for rules that the database has no part in; passes the same suite. */
export class SigningKeysMemory extends SigningKeys {
  private keys: readonly StoredKey[] = [];
  isDown = false;
  /** Seconds by key. */
  readonly lives = new Map<string, number>();

  async list(): Promise<readonly StoredKey[]> {
    if (this.isDown) throw new Error('down');
    return this.keys;
  }

  async addFirst(key: StoredKey): Promise<void> {
    if (this.keys.every(({ state }) => state !== 'signing')) this.put(key);
  }

  async recordLifetime(id: string, seconds: number): Promise<void> {
    this.lives.set(id, Math.max(seconds, this.lives.get(id) ?? 0));
  }

  /** What another replica may do. */
  put(key: StoredKey): void {
    this.keys = [key, ...this.keys];
  }
}
