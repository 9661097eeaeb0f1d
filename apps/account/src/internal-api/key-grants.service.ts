import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { account } from '@fieldpost/contracts';
import { type AppId, isId, splitKey } from '@fieldpost/domain';
import { digestOf } from '@fieldpost/persistence';
import { DataSource } from 'typeorm';
import { KeyUses } from '../access/key-uses.js';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import { Components } from '../components/components.repository.js';
import { isWithin } from '../values/address-range.js';
import { authenticateClientFor, type ClientState } from './client-credentials.js';
import { searchable } from './grants.service.js';
import {
  type AccessKeyState,
  type ClientAndKey,
  findClientsAndKeys,
  type KeyLookup,
} from './key-grants.repository.js';
import { isRejection, reject, type Rejection } from './rejection.js';

type Request = account.GrantForAccessKeyRequest__Output;

const wrongAddress = reject('KEY', 'the access key is not good at this address');
const notApproved = reject('CLIENT', 'the component is not approved');
const wrongKey = reject('KEY', 'unknown application or access key');

/** Returns the rights of access keys. The keys of one call are read by one statement. */
@Injectable()
export class KeyGrantsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly components: Components,
    private readonly keyUses: KeyUses,
    @Inject(ACCOUNT_CONFIG) private readonly settings: AccountSettings,
  ) {}

  /** One result per request, in the same order. */
  async grantForAccessKeys(requests: readonly Request[]): Promise<account.KeyGrant[]> {
    const lookups = requests.map((request) => this.lookupFor(request));
    const [found, isApproved] = await Promise.all([
      findClientsAndKeys(this.db, lookups),
      this.findApprovals(requests),
    ]);
    return requests.map((request, index) =>
      isApproved(request.component) ? this.grant(request, found[index], lookups[index]) : notApproved,
    );
  }

  /** Reads the components that make requests; requests of clients cost nothing here. */
  private async findApprovals(
    requests: readonly Request[],
  ): Promise<(component: Request['component']) => boolean> {
    const ids = requests.flatMap(({ component }) => component?.id ?? []);
    const components = ids.length === 0 ? [] : await this.components.findAll(ids);
    return (component) =>
      component === null ||
      components.some(
        ({ id, type, approval }) => id === component.id && type === component.type && approval === 'approved',
      );
  }

  /** An invalid application id, and a key of another issuer, match nothing. */
  private lookupFor({ client, app_id, key }: Request): KeyLookup {
    const { issuer, secret } = splitKey(key, this.settings.FIELDPOST_ISSUER);
    const isOurs = issuer === this.settings.FIELDPOST_ISSUER && isId(app_id);
    const appId = (isOurs ? app_id : '') as AppId;
    return { clientId: searchable(client?.id ?? ''), appId, digest: digestOf(secret) };
  }

  /** Null for a request without a client. */
  private authenticate({ client }: Request, found: ClientAndKey | undefined): ClientState | Rejection | null {
    const isDevelopment = this.settings.FIELDPOST_MODE === 'development';
    return client && authenticateClientFor(found?.client ?? null, client, isDevelopment);
  }

  private grant(
    request: Request,
    found: ClientAndKey | undefined,
    lookup: KeyLookup | undefined,
  ): account.KeyGrant {
    const client = this.authenticate(request, found);
    if (client && isRejection(client)) return client;
    if (!found?.key || !lookup) return wrongKey;
    const { addresses } = found.key;
    if (addresses.length > 0 && !isWithin(request.address, addresses)) return wrongAddress;
    this.keyUses.note(lookup.digest, Date.now());
    return toKeyGrant(found.key, found.revision);
  }
}

const toKeyGrant = (
  { name, rights, expires, addresses }: AccessKeyState,
  revision: number,
): account.KeyGrant => ({
  key_name: name,
  rights: [...rights],
  expires: expires ?? 0,
  bound_to_address: addresses.length > 0,
  revision,
});
