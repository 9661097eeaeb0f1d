import { createCipheriv, createDecipheriv, createHash, hash, hkdfSync, randomBytes } from 'node:crypto';
import { AppError, defineError } from '@fieldpost/errors';

const cannotOpen = defineError(
  'cannot_open_sealed',
  'internal',
  'Internal error: a sealed value cannot be decrypted',
);

/** Values from before key rotation do not name their key. */
const withoutId = 1;
const withId = 2;
const idLength = 8;
const nonceLength = 12;
const tagLength = 16;

/** One key or several, 32 bytes each, the newest first. */
export type SealingKeys = readonly [Buffer, ...Buffer[]];

/** Keys for one purpose, derived from each key (HKDF, RFC 5869), so that no value is valid for another purpose. */
export function deriveKeys([newest, ...older]: SealingKeys, purpose: string): SealingKeys {
  const derived = (key: Buffer): Buffer => Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
  return [derived(newest), ...older.map(derived)];
}

interface NamedKey {
  readonly key: Buffer;
  /** Prefix of all values that the key seals. */
  readonly prefix: Buffer;
}

/** The name of a key reveals nothing about it: a part of a digest of 256 random bits. */
function named(key: Buffer): NamedKey {
  const id = createHash('sha256').update('fieldpost sealing key').update(key).digest().subarray(0, idLength);
  return { key, prefix: Buffer.concat([Buffer.of(withId), id]) };
}

/**
 * Seals what must be readable again (access keys, device keys, signing keys) with AES-256-GCM: version 2, 8 bytes that
 * name the key, nonce 12, tag 16, then the text; version 1 had no name. The newest key seals, every key opens what it
 * has sealed. `context` binds a value to its place, so that a row copied elsewhere does not open.
 */
export class Sealer {
  private readonly keys: readonly NamedKey[];
  private readonly newest: NamedKey;

  constructor(...keys: SealingKeys) {
    this.newest = named(keys[0]);
    this.keys = keys.map(named);
  }

  /** The first 9 bytes of newly sealed values; values with other prefixes have to be sealed again. */
  get prefix(): Buffer {
    return this.newest.prefix;
  }

  seal(plain: string | Buffer, context: string): Buffer {
    const { key, prefix } = this.newest;
    const nonce = randomBytes(nonceLength);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
    const text = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([prefix, nonce, cipher.getAuthTag(), text]);
  }

  /** The sealed bytes again; a key that is missing, another place or a changed byte is an internal error. */
  open(sealed: Buffer, context: string): Buffer {
    if (sealed[0] === withoutId) return this.openUnnamed(sealed.subarray(1), context);
    const found = this.keys.find(({ prefix }) => prefix.equals(sealed.subarray(0, prefix.length)));
    if (!found) throw cannotOpen();
    return openWith(found.key, sealed.subarray(found.prefix.length), context);
  }

  openText(sealed: Buffer, context: string): string {
    return this.open(sealed, context).toString('utf8');
  }

  /** The same for a value that a client presents: undefined when it is forged, or sealed for another context or key. */
  openPresented(sealed: Buffer, context: string): string | undefined {
    try {
      return this.openText(sealed, context);
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  }

  private openUnnamed(body: Buffer, context: string): Buffer {
    for (const { key } of this.keys.slice(0, -1)) {
      const opened = openIfOwn(key, body, context);
      if (opened) return opened;
    }
    return openWith((this.keys.at(-1) ?? this.newest).key, body, context);
  }
}

/** `body` is nonce, tag and text. */
function openWith(key: Buffer, body: Buffer, context: string): Buffer {
  const head = nonceLength + tagLength;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, body.subarray(0, nonceLength));
    decipher.setAAD(Buffer.from(context)).setAuthTag(body.subarray(nonceLength, head));
    return Buffer.concat([decipher.update(body.subarray(head)), decipher.final()]);
  } catch (cause) {
    throw cannotOpen({ cause });
  }
}

function openIfOwn(key: Buffer, body: Buffer, context: string): Buffer | undefined {
  try {
    return openWith(key, body, context);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/**
 * The digest (SHA-256, base64url, 43 characters) by which a generated secret is found again. Such a secret has at least
 * 128 random bits, so nothing slower is needed; a password, which a person chose, never goes through here.
 */
export const digestOf = (secret: string): string => hash('sha256', secret, 'base64url');
