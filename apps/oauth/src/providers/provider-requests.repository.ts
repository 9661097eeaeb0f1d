import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { deriveKeys, digestOf, Sealer } from '@fieldpost/persistence';
import { DataSource, LessThan } from 'typeorm';
import type { ProviderIdentity } from './identity.js';
import { ProviderRequestEntity } from './provider-tables.entity.js';
import { ProviderOptions } from './provider-options.js';

/** A login at a provider that has begun. */
export interface ProviderRequest {
  readonly provider: string;
  readonly nonce: string;
  /** The PKCE code verifier. */
  readonly verifier: string;
  /** `link`: for the account of the user who is logged in. */
  readonly purpose: 'login' | 'link';
  /** Redirect after the login; empty for none. */
  readonly next: string;
}

/** An identity that no user is linked with yet. */
export interface PendingIdentity {
  readonly identity: ProviderIdentity;
  readonly next: string;
}

interface Kinds {
  readonly request: ProviderRequest;
  readonly identity: PendingIdentity;
}

const lifeMs = 10 * 60_000;
const secretBytes = 32;

/** Stores what a login at a provider needs between two requests of one browser. Each row is used once. */
@Injectable()
export class ProviderRequests {
  private readonly sealer: Sealer;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    options: ProviderOptions,
  ) {
    this.sealer = new Sealer(...deriveKeys(options.sealingKeys, 'provider requests'));
  }

  /** Resolves with the secret that finds it. `visitorId` is the id of the browser; `now` in Unix milliseconds. */
  async add<Kind extends keyof Kinds>(
    kind: Kind,
    content: Kinds[Kind],
    { visitorId, now }: { readonly visitorId: string; readonly now: number },
  ): Promise<string> {
    const secret = randomBytes(secretBytes).toString('base64url');
    const digest = digestOf(secret);
    await this.db.manager.insert(ProviderRequestEntity, {
      ...{ digest, kind, visitor: digestOf(visitorId), expires: new Date(now + lifeMs) },
      sealed: this.sealer.seal(JSON.stringify(content), digest),
    });
    return secret;
  }

  /** As `take`, which remains possible. */
  async find<Kind extends keyof Kinds>(
    kind: Kind,
    secret: string,
    { visitorId, now }: { readonly visitorId: string; readonly now: number },
  ): Promise<Kinds[Kind] | undefined> {
    const [row] = await this.db.query<{ digest: string; sealed: Buffer }[]>(
      `select digest, sealed from provider_requests where digest = $1 and visitor = $2 and kind = $3 and expires > $4`,
      [digestOf(secret), digestOf(visitorId), kind, new Date(now)],
    );
    return row && this.open(row);
  }

  /** Undefined when it is unknown, used, too old, or of another browser; it stays valid in its own. */
  async take<Kind extends keyof Kinds>(
    kind: Kind,
    secret: string,
    { visitorId, now }: { readonly visitorId: string; readonly now: number },
  ): Promise<Kinds[Kind] | undefined> {
    const [[row]] = await this.db.query<[{ digest: string; sealed: Buffer }[], number]>(
      `delete from provider_requests where digest = $1 and visitor = $2 and kind = $3 and expires > $4
       returning digest, sealed`,
      [digestOf(secret), digestOf(visitorId), kind, new Date(now)],
    );
    return row && this.open(row);
  }

  private open<Kind extends keyof Kinds>({
    sealed,
    digest,
  }: {
    sealed: Buffer;
    digest: string;
  }): Kinds[Kind] {
    return JSON.parse(this.sealer.openText(sealed, digest)) as Kinds[Kind];
  }

  async removeExpired(before: Date): Promise<void> {
    await this.db.manager.delete(ProviderRequestEntity, { expires: LessThan(before) });
  }
}
