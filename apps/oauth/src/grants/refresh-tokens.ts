import { createHmac, hkdfSync } from 'node:crypto';
import { digestOf, type SealingKeys } from '@fieldpost/persistence';
import type { KeptToken } from './grants.repository.js';

const tokenBytes = 32;
const saltBytes = 16;

/** A refresh token for its holder, and what is kept of it. */
export interface NewRefreshToken {
  readonly token: string;
  readonly kept: KeptToken;
}

/**
 * Makes refresh tokens of 256 bits. A successor follows from the token that is used up, its salt and the sealing key:
 * so it can be told again when an answer was lost, though only its digest is kept.
 */
export class RefreshTokens {
  private readonly keys: SealingKeys;

  constructor(
    [newest, ...older]: SealingKeys,
    private readonly lifeSeconds: number,
    private readonly random: (bytes: number) => Buffer,
  ) {
    const derived = (key: Buffer): Buffer =>
      Buffer.from(hkdfSync('sha256', key, '', 'refresh token successors', tokenBytes));
    this.keys = [derived(newest), ...older.map(derived)];
  }

  /** The first of a grant; `now` in Unix milliseconds. */
  first(now: number): NewRefreshToken {
    return this.newToken(this.random(tokenBytes), now);
  }

  /**
   * The one that takes the place of `token`; always the same, but for salt and life. The others are those that an older
   * sealing key has made of it: a repeated use, while that is being rotated, gets the one that is there.
   */
  successorsOf(token: string, salt: Buffer, now: number): readonly [NewRefreshToken, ...NewRefreshToken[]] {
    const made = (key: Buffer): NewRefreshToken =>
      this.newToken(createHmac('sha256', key).update(salt).update(token).digest(), now);
    const [newest, ...older] = this.keys;
    return [made(newest), ...older.map(made)];
  }

  private newToken(secret: Buffer, now: number): NewRefreshToken {
    const token = secret.toString('base64url');
    const expires = new Date(now + this.lifeSeconds * 1000);
    return { token, kept: { digest: digestOf(token), salt: this.random(saltBytes), expires } };
  }
}
