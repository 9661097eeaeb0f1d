import { type CookieOptions, SealedCookie } from './sealed-cookie.js';

/** The id in the cookie: 256 random bits, base64url. */
const idPattern = /^[\w-]{43}$/;

/** The cookie of the session. */
export class SessionCookie extends SealedCookie {
  constructor(options: CookieOptions) {
    super('fieldpost', 'session cookie', options);
  }

  override read(header: string | undefined): string | undefined {
    const id = super.read(header);
    return id !== undefined && idPattern.test(id) ? id : undefined;
  }
}
