import { createHmac, hkdfSync } from 'node:crypto';
import { digestOf } from '@fieldpost/persistence';
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
  private readonly key: Buffer;

  constructor(
    sealingKey: Buffer,
    private readonly lifeSeconds: number,
    private readonly random: (bytes: number) => Buffer,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', sealingKey, '', 'refresh token successors', tokenBytes));
  }

  /** The first of a grant; `now` in Unix milliseconds. */
  first(now: number): NewRefreshToken {
    return this.newToken(this.random(tokenBytes), now);
  }

  /** The one that takes the place of `token`; always the same, but for salt and life. */
  successorOf(token: string, salt: Buffer, now: number): NewRefreshToken {
    return this.newToken(createHmac('sha256', this.key).update(salt).update(token).digest(), now);
  }

  private newToken(secret: Buffer, now: number): NewRefreshToken {
    const token = secret.toString('base64url');
    const expires = new Date(now + this.lifeSeconds * 1000);
    return { token, kept: { digest: digestOf(token), salt: this.random(saltBytes), expires } };
  }
}
