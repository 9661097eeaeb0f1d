import { deriveKeys, Sealer, type SealingKeys } from '@fieldpost/persistence';

export interface CookieOptions {
  /** The newest key seals; cookies sealed with older ones can still be opened. */
  readonly sealingKeys: SealingKeys;
  /** False for plain HTTP, in development only. */
  readonly isSecure: boolean;
}

/** A cookie of the website: sealed (AES-256-GCM), not readable by scripts, and sent to this host only. */
export class SealedCookie {
  readonly name: string;
  private readonly sealer: Sealer;
  private readonly attributes: string;

  /** `context` distinguishes cookies, so that none is accepted in place of another. */
  constructor(
    name: string,
    private readonly context: string,
    { sealingKeys, isSecure }: CookieOptions,
  ) {
    this.name = isSecure ? `__Host-${name}` : name;
    this.attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    this.sealer = new Sealer(...deriveKeys(sealingKeys, context));
  }

  /** The value in a `Cookie` header; undefined without a valid cookie. */
  read(header: string | undefined): string | undefined {
    const pairs = (header ?? '').split(';').map((pair) => pair.trim());
    const sealed = pairs.find((pair) => pair.startsWith(`${this.name}=`))?.slice(this.name.length + 1);
    // A cookie with another key, or a forged one, is ignored.
    return sealed === undefined
      ? undefined
      : this.sealer.openPresented(Buffer.from(sealed, 'base64url'), this.context);
  }

  /** A `Set-Cookie` header; without `seconds` for a session cookie. */
  write(value: string, seconds?: number): string {
    const sealed = this.sealer.seal(value, this.context).toString('base64url');
    const life = seconds === undefined ? '' : `; Max-Age=${seconds}`;
    return `${this.name}=${sealed}; ${this.attributes}${life}`;
  }
}
