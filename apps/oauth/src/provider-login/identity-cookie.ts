import { Injectable } from '@nestjs/common';
import { ProviderRequests, type PendingIdentity } from '../providers/provider-requests.repository.js';
import { type CookieOptions, SealedCookie } from '../sessions/sealed-cookie.js';
import type { Visit } from '../sessions/visit.js';

const seconds = 600;

/** The cookie that finds an identity that waits to be linked; the id of the browser changes with the login before. */
export class IdentityCookie extends SealedCookie {
  constructor(options: CookieOptions) {
    super('fieldpost-identity', 'pending identity', options);
  }
}

/** Identities that wait to be linked, each for one browser and ten minutes. */
@Injectable()
export class PendingIdentities {
  constructor(
    private readonly requests: ProviderRequests,
    private readonly cookie: IdentityCookie,
  ) {}

  /** Resolves with the `Set-Cookie` header of the browser. */
  async add(pending: PendingIdentity, now: number): Promise<string> {
    return this.cookie.write(await this.requests.add('identity', pending, { visitorId: '', now }), seconds);
  }

  /** Undefined when there is none, or it is too old. */
  async find({ cookies, now }: Visit): Promise<PendingIdentity | undefined> {
    const secret = this.cookie.read(cookies);
    return secret === undefined ? undefined : this.requests.find('identity', secret, { visitorId: '', now });
  }

  /** The same, once. */
  async take({ cookies, now }: Visit): Promise<PendingIdentity | undefined> {
    const secret = this.cookie.read(cookies);
    return secret === undefined ? undefined : this.requests.take('identity', secret, { visitorId: '', now });
  }
}
