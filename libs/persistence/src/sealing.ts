import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { defineError } from '@fieldpost/errors';

const cannotOpen = defineError(
  'cannot_open_sealed',
  'internal',
  'Internal error: a sealed value cannot be opened',
);

const version = 1;
const nonceLength = 12;
const tagLength = 16;

/**
 * Seals what must be readable again (access keys, device keys, signing keys) with AES-256-GCM: version 1, nonce 12,
 * tag 16, then the text. `context` binds a value to its place, so that a row copied elsewhere does not open.
 */
export class Sealer {
  constructor(private readonly key: Buffer) {}

  seal(plain: string | Buffer, context: string): Buffer {
    const nonce = randomBytes(nonceLength);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce).setAAD(Buffer.from(context));
    const text = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), text]);
  }

  /** The sealed bytes again; a wrong key, place or a changed byte is an internal error. */
  open(sealed: Buffer, context: string): Buffer {
    const body = 1 + nonceLength + tagLength;
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.key, sealed.subarray(1, 1 + nonceLength));
      decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(1 + nonceLength, body));
      return Buffer.concat([decipher.update(sealed.subarray(body)), decipher.final()]);
    } catch (cause) {
      throw cannotOpen({ cause });
    }
  }

  openText(sealed: Buffer, context: string): string {
    return this.open(sealed, context).toString('utf8');
  }
}

/**
 * The digest (SHA-256, base64url, 43 characters) by which a generated secret is found again. Such a secret has at least
 * 128 random bits, so nothing slower is needed; a password, which a person chose, never goes through here.
 */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
