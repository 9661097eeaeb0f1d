import { hkdfSync } from 'node:crypto';
import { AppError } from '@fieldpost/errors';
import { Sealer, type SealingKeys } from '@fieldpost/persistence';

/** What the cookie holds: 256 random bits, base64url. */
const idPattern = /^[\w-]{43}$/;
const context = 'session cookie';

export interface CookieOptions {
  /** The newest seals; cookies of the others still open. */
  readonly sealingKeys: SealingKeys;
  /** False for plain http, in development alone. */
  readonly isSecure: boolean;
}

/** The cookie of the website: sealed (AES-256-GCM), out of reach of scripts, and only ever sent to this host. */
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

  /** The id in a `Cookie` header; undefined when there is none that this server has sealed. */
  read(header: string | undefined): string | undefined {
    const pairs = (header ?? '').split(';').map((pair) => pair.trim());
    const sealed = pairs.find((pair) => pair.startsWith(`${this.name}=`))?.slice(this.name.length + 1);
    return sealed === undefined ? undefined : this.open(sealed);
  }

  /** A `Set-Cookie` header; without `seconds` the cookie ends with the browser. */
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
      // A cookie of another key or by another hand is no cookie.
      if (error instanceof AppError) return undefined;
      throw error;
    }
  }
}
