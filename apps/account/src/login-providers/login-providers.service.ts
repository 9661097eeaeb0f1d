import { Inject, Injectable } from '@nestjs/common';
import { notValid } from '@fieldpost/errors';
import { actorOf, type Admitted } from '../access/actor.js';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import { GroupMemberships } from './group-memberships.js';
import type { LoginProvider, ProviderWithSecret } from './login-provider.js';
import {
  changedProvider,
  type NewProviderDto,
  type ProviderChangesDto,
  toProvider,
  toProviderDto,
} from './login-providers.dto.js';
import { providerExists, providerIsSetting, providerNotFound } from './login-providers.errors.js';
import type { LoginProviderDto } from './login-providers.operations.js';
import { LoginProviders } from './login-providers.repository.js';
import { ProvidersOfSettings } from './providers-of-settings.js';

/** The login providers of administrators and of the settings. */
@Injectable()
export class LoginProvidersService {
  private readonly isDevelopment: boolean;

  constructor(
    private readonly providers: LoginProviders,
    private readonly ofSettings: ProvidersOfSettings,
    private readonly memberships: GroupMemberships,
    @Inject(ACCOUNT_CONFIG) settings: AccountSettings,
  ) {
    this.isDevelopment = settings.FIELDPOST_MODE === 'development';
  }

  async list(): Promise<readonly LoginProviderDto[]> {
    const stored = await this.providers.list();
    return [
      ...this.ofSettings.list().map((provider) => toProviderDto(provider, 'settings')),
      ...stored
        .filter(({ id }) => !this.ofSettings.find(id))
        .map((provider) => toProviderDto(provider, 'api')),
    ];
  }

  async get(id: string): Promise<LoginProviderDto> {
    const own = this.ofSettings.find(id);
    if (own) return toProviderDto(own, 'settings');
    const stored = await this.providers.find(id);
    if (!stored) throw providerNotFound({ id });
    return toProviderDto(stored, 'api');
  }

  async create(caller: Admitted, body: NewProviderDto): Promise<LoginProviderDto> {
    const provider = toProvider(body);
    if (this.ofSettings.find(provider.id)) throw providerExists({ id: provider.id });
    this.requireHttps(provider);
    await this.requireOrganizations(provider.organizations);
    await this.providers.add(provider, actorOf(caller));
    return toProviderDto(provider, 'api');
  }

  async change(caller: Admitted, id: string, changes: ProviderChangesDto): Promise<LoginProviderDto> {
    if (this.ofSettings.find(id)) throw providerIsSetting({ id });
    await this.requireOrganizations(changes.organizations);
    const change = (before: LoginProvider) => changedProvider(before, changes);
    const { client_secret: secret } = changes;
    const changed = await this.providers.change(id, { change, secret }, actorOf(caller));
    if (!changed) throw providerNotFound({ id });
    return toProviderDto(changed, 'api');
  }

  async remove(caller: Admitted, id: string): Promise<void> {
    if (this.ofSettings.find(id)) throw providerIsSetting({ id });
    if (!(await this.providers.remove(id, actorOf(caller)))) throw providerNotFound({ id });
    await this.memberships.removeUnlinked({ provider: id });
  }

  /** With their secrets; those of the settings come first. */
  async enabled(): Promise<readonly ProviderWithSecret[]> {
    const stored = await this.providers.listWithSecrets();
    const all = [...this.ofSettings.list(), ...stored.filter(({ id }) => !this.ofSettings.find(id))];
    return all.filter(({ isEnabled }) => isEnabled);
  }

  /** Undefined when there is none, or it is not enabled. */
  async findEnabled(id: string): Promise<LoginProvider | undefined> {
    const provider = this.ofSettings.find(id) ?? (await this.providers.find(id));
    return provider?.isEnabled === true ? provider : undefined;
  }

  /** An id that is free could be taken by any user, whose organization people would then join. */
  private async requireOrganizations(mappings: LoginProvider['organizations'] = []): Promise<void> {
    const [unknown] = await this.memberships.unknownOf(mappings.map(({ organization }) => organization));
    if (unknown === undefined) return;
    throw notValid({ argument: 'Organizations', reason: `there is no organization ${unknown}` });
  }

  private requireHttps({ issuer }: LoginProvider): void {
    if (this.isDevelopment || issuer.startsWith('https:')) return;
    throw notValid({ argument: 'issuer', reason: 'should be an https URL without query' });
  }
}
