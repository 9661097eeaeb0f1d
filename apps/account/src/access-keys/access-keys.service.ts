import { Inject, Injectable } from '@nestjs/common';
import { type AppId, maskKey, requireAppRights } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import { actorOf, type Admitted } from '../access/actor.js';
import { limitsOf, type NewAccessKeyDto } from './access-keys.dto.js';
import { accessKeyNotFound, keyToBeShown } from './access-keys.errors.js';
import { type AccessKey, AccessKeys } from './access-keys.repository.js';
import { boundsWithin } from '../access/key-bounds.js';
import { accessKeyContext, KeyMaker } from '../access/key-maker.js';
import type { KeyName } from '../values/key-name.js';
import type { AccessKeyDto } from './access-keys.operations.js';

@Injectable()
export class AccessKeysService {
  constructor(
    private readonly accessKeys: AccessKeys,
    private readonly keyMaker: KeyMaker,
    @Inject(ACCOUNT_CONFIG)
    private readonly settings: Pick<AccountSettings, 'ACCOUNT_ACCESS_KEYS_PER_APPLICATION'>,
  ) {}

  /** Secrets are masked for callers who need a recent login to see them. */
  async list({ isProven }: Admitted, appId: AppId): Promise<readonly AccessKeyDto[]> {
    const keys = (await this.accessKeys.listByApp(appId)).map((key) => this.toDto(key));
    return isProven ? keys : keys.map((one) => ({ ...one, key: maskKey(one.key) }));
  }

  async get(appId: AppId, name: KeyName): Promise<AccessKeyDto> {
    const key = await this.accessKeys.find(appId, name);
    if (!key) throw accessKeyNotFound({ name });
    return this.toDto(key);
  }

  async create(caller: Admitted, appId: AppId, body: NewAccessKeyDto): Promise<AccessKeyDto> {
    const { name, rights } = body;
    const wanted = { expires: body.expires ?? null, addresses: body.addresses ?? [] };
    requireAppRights(caller, appId, rights); // a key never has a right its maker lacks
    if (caller.isOfBoundKey === true) throw keyToBeShown();
    const limits = boundsWithin(wanted, caller.bounds);
    if (limits.expires && limits.expires.getTime() <= Date.now())
      throw notValid({ argument: 'Expires', reason: 'should be in the future' });
    const { key, digest, sealed } = this.keyMaker.make(accessKeyContext(appId, name));
    const added = { appId, name, digest, sealed, rights, ...limits };
    await this.accessKeys.add(added, actorOf(caller), (count) => this.requireCapacity(count));
    return { name, key, rights, ...limitsOf(limits) };
  }

  async remove(caller: Admitted, appId: AppId, name: KeyName): Promise<void> {
    if (!(await this.accessKeys.remove(appId, name, actorOf(caller)))) throw accessKeyNotFound({ name });
  }

  /** Also limits the length of responses with an application. */
  private requireCapacity(count: number): void {
    const most = this.settings.ACCOUNT_ACCESS_KEYS_PER_APPLICATION;
    if (count >= most)
      throw notValid({ argument: 'AccessKeys', reason: `an application has at most ${most}` });
  }

  private toDto(accessKey: AccessKey): AccessKeyDto {
    const { appId, name, sealed, rights, lastUsed } = accessKey;
    const key = this.keyMaker.open(accessKeyContext(appId, name), sealed);
    const last_used = lastUsed?.toISOString();
    return { name, key, rights, ...limitsOf(accessKey), ...(last_used !== undefined && { last_used }) };
  }
}
