import { hkdfSync } from 'node:crypto';
import { AppError } from '@fieldpost/errors';
import { Sealer, type SealingKeys } from '@fieldpost/persistence';

/** The id in the cookie: 256 random bits, base64url. */
const idPattern = /^[\w-]{43}$/;
const context = 'session cookie';

export interface CookieOptions {
  /** The newest key seals; cookies sealed with older ones can still be opened. */
  readonly sealingKeys: SealingKeys;
  /** False for plain HTTP, in development only. */
  readonly isSecure: boolean;
}

/** The cookie of the website: sealed (AES-256-GCM), not readable by scripts, and sent to this host only. */
export class SessionCookie {
  readonly name: string;
  private readonly sealer: Sealer;
  private readonly attributes: string;

  constructor({ sealingKeys: [newest, ...older], isSecure }: CookieOptions) {
    this.name = isSecure ? '__Host-fieldpost' : 'fieldpost';
    this.attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    const derived = (key: Buffer): Buffer => Buffer.from(hkdfSync('sha256', key, '', context, 32));
    this.sealer = new Sealer(derived(newest), ...older.map(derived));
  }

  /** The id in a `Cookie` header; undefined without a valid cookie. */
  read(header: string | undefined): string | undefined {
    const pairs = (header ?? '').split(';').map((pair) => pair.trim());
    const sealed = pairs.find((pair) => pair.startsWith(`${this.name}=`))?.slice(this.name.length + 1);
    return sealed === undefined ? undefined : this.open(sealed);
  }

  /** A `Set-Cookie` header; without `seconds` for a session cookie. */
  write(id: string, seconds?: number): string {
    const value = this.sealer.seal(id, context).toString('base64url');
    const life = seconds === undefined ? '' : `; Max-Age=${seconds}`;
    return `${this.name}=${value}; ${this.attributes}${life}`;
  }

  private open(sealed: string): string | undefined {
    try {
      const id = this.sealer.openText(Buffer.from(sealed, 'base64url'), context);
      return idPattern.test(id) ? id : undefined;
    } catch (error) {
      // A cookie with another key, or a forged one, is ignored.
      if (error instanceof AppError) return undefined;
      throw error;
    }
  }
}
