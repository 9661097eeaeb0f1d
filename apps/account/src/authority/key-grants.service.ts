import { type AppId, type AppRight, isId, splitKey } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { digestOf } from '@fieldpost/persistence';
import type { KeyUses } from '../access-keys/key-uses.js';
import { askable, type AuthorityOptions } from './authority.service.js';
import type { GrantBook, KeyNames, KeyParties } from './authority.repository.js';
import { type Credentials, requireClient } from './client-credentials.js';
import { isRefused, refuse, type Refused } from './decision.js';

export interface KeyGrant {
  readonly keyName: string;
  readonly rights: readonly AppRight[];
  /** Unix seconds; 0 for never. */
  readonly expires: number;
}

export interface KeyAsked {
  /** Undefined when an app of the suite asks for itself. */
  readonly client: Credentials | undefined;
  readonly appId: string;
  readonly key: string;
}

/** As many as one call may ask about. */
const mostTogether = 64;

const wrongKey = refuse('KEY', 'unknown application or access key');

/** Says what access keys allow; those that are exchanged at once are looked up at once. */
export class KeyGrants {
  constructor(
    private readonly book: GrantBook,
    private readonly options: AuthorityOptions,
    private readonly keyUses: KeyUses,
  ) {}

  /** One decision for each, in the same order. */
  async grantFor(asked: readonly KeyAsked[]): Promise<readonly (KeyGrant | Refused)[]> {
    if (asked.length > mostTogether)
      throw notValid({ argument: 'Keys', reason: `should be at most ${mostTogether}` });
    const named = asked.map((key) => this.namesOf(key));
    const found = await this.book.keyParties(named.map(({ names }) => names));
    return named.map(({ client, names }, index) => this.decide(client, names.digest, found[index]));
  }

  /** Under which names client, application and key are looked for; an empty one is nobody's. */
  private namesOf({ client, appId, key }: KeyAsked): { client: Credentials | undefined; names: KeyNames } {
    const { issuer, secret } = splitKey(key, this.options.issuer);
    const isOurs = issuer === this.options.issuer && isId(appId);
    const id = (isOurs ? appId : '') as AppId;
    return { client, names: { clientId: askable(client?.id ?? ''), appId: id, digest: digestOf(secret) } };
  }

  private decide(
    credentials: Credentials | undefined,
    digest: string,
    found: KeyParties | undefined,
  ): KeyGrant | Refused {
    const client =
      credentials && requireClient(found?.client ?? null, credentials, this.options.isDevelopment);
    if (client && isRefused(client)) return client;
    if (!found?.key) return wrongKey;
    this.keyUses.note(digest, Date.now());
    const { name: keyName, rights, expires } = found.key;
    return { keyName, rights, expires: expires ?? 0 };
  }
}
