import { type AppId, type AppRight, isId, splitKey } from '@fieldpost/domain';
import { digestOf } from '@fieldpost/persistence';
import { isWithin } from '../values/address-range.js';
import type { KeyUses } from '../access/key-uses.js';
import type { Components } from '../components/components.repository.js';
import { askable, type AuthorityOptions } from './authority.service.js';
import type { GrantBook, KeyNames, KeyParties, KnownKey } from './authority.repository.js';
import { type Credentials, requireClient } from './client-credentials.js';
import { isRejected, reject, type Rejected } from './decision.js';
import { requireFew } from './together.js';

export interface KeyGrant {
  readonly keyName: string;
  /** Position of the revocation feed that the grant reflects. */
  readonly revision: number;
  readonly rights: readonly AppRight[];
  /** Unix seconds; 0 for never. */
  readonly expires: number;
  /** Whether the key is good at some addresses only. */
  readonly isBound: boolean;
}

/** A component as its token names it. */
export interface TokenComponent {
  readonly type: string;
  readonly id: string;
}

export interface KeyAsked {
  /** Undefined when an app of the suite asks for itself. */
  readonly client: Credentials | undefined;
  /** The component that shows its own token; undefined for everybody else. */
  readonly component?: TokenComponent | undefined;
  readonly appId: string;
  readonly key: string;
  /** Network address of whoever shows the key; empty when nobody knows it. */
  readonly address: string;
}

/** A question, and under which names it is looked for. */
interface NamedKey {
  readonly asked: KeyAsked;
  readonly names: KeyNames;
}

const keyElsewhere = reject('KEY', 'the access key is not good at this address');
const notApproved = reject('CLIENT', 'the component is not approved');
const wrongKey = reject('KEY', 'unknown application or access key');

/** Says what access keys allow; those that are exchanged at once are looked up at once. */
export class KeyGrants {
  constructor(
    private readonly book: GrantBook,
    private readonly components: Pick<Components, 'approvalsOf'>,
    private readonly options: AuthorityOptions,
    private readonly keyUses: KeyUses,
  ) {}

  /** One decision for each, in the same order. */
  async grantFor(asked: readonly KeyAsked[]): Promise<readonly (KeyGrant | Rejected)[]> {
    requireFew(asked, 'Keys');
    const named = asked.map((key) => this.withNames(key));
    const [found, isApproved] = await Promise.all([
      this.book.keyParties(named.map(({ names }) => names)),
      this.approvalsAmong(asked),
    ]);
    return named.map((one, index) =>
      isApproved(one.asked.component) ? this.decide(one, found[index]) : notApproved,
    );
  }

  /** Looks up the components that ask; most requests come from clients and cost nothing here. */
  private async approvalsAmong(asked: readonly KeyAsked[]): Promise<(one?: TokenComponent) => boolean> {
    const ids = asked.flatMap(({ component }) => component?.id ?? []);
    const known = ids.length === 0 ? [] : await this.components.approvalsOf(ids);
    return (one) =>
      one === undefined ||
      known.some(({ id, type, approval }) => id === one.id && type === one.type && approval === 'approved');
  }

  /** Under which names client, application and key are looked for; an empty one is nobody's. */
  private withNames(asked: KeyAsked): NamedKey {
    const { issuer, secret } = splitKey(asked.key, this.options.issuer);
    const isOurs = issuer === this.options.issuer && isId(asked.appId);
    const appId = (isOurs ? asked.appId : '') as AppId;
    return { asked, names: { clientId: askable(asked.client?.id ?? ''), appId, digest: digestOf(secret) } };
  }

  private decide({ asked, names }: NamedKey, found: KeyParties | undefined): KeyGrant | Rejected {
    const { client: credentials, address } = asked;
    const client =
      credentials && requireClient(found?.client ?? null, credentials, this.options.isDevelopment);
    if (client && isRejected(client)) return client;
    if (!found?.key) return wrongKey;
    const granted = grantOf(found.key, address);
    if (isRejected(granted)) return granted;
    this.keyUses.note(names.digest, Date.now());
    return { ...granted, revision: found.revision };
  }
}

/** What a key that is known allows whoever shows it at this address. */
function grantOf(
  { name: keyName, rights, expires, addresses }: KnownKey,
  address: string,
): Omit<KeyGrant, 'revision'> | Rejected {
  const isBound = addresses.length > 0;
  if (isBound && !isWithin(address, addresses)) return keyElsewhere;
  return { keyName, rights, expires: expires ?? 0, isBound };
}
