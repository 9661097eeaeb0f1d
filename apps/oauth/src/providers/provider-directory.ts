import { Injectable } from '@nestjs/common';
import { LoginProvidersClient } from '@fieldpost/internal-clients';
import { PublicFetch } from '@fieldpost/transport';
import type { Provider } from './identity.js';
import { ProviderClient } from './provider-client.js';
import { ProviderOptions } from './provider-options.js';

/** Changes of administrators take effect within this time. */
const freshMs = 10_000;

interface Listed {
  readonly clients: readonly ProviderClient[];
  readonly at: number;
}

/** The enabled login providers of account, with a client for each. */
@Injectable()
export class ProviderDirectory {
  private listed: Listed | undefined;
  private listing: Promise<Listed> | undefined;

  constructor(
    private readonly account: LoginProvidersClient,
    private readonly requests: PublicFetch,
    private readonly options: ProviderOptions,
  ) {}

  /** Throws `unavailable` when account cannot be reached. */
  async list(): Promise<readonly ProviderClient[]> {
    if (this.listed && Date.now() - this.listed.at < freshMs) return this.listed.clients;
    this.listing ??= this.load().finally(() => (this.listing = undefined));
    return (await this.listing).clients;
  }

  /** Undefined when there is no such provider, or it is not enabled. */
  async find(id: string): Promise<ProviderClient | undefined> {
    return (await this.list()).find(({ provider }) => provider.id === id);
  }

  private async load(): Promise<Listed> {
    const { providers } = await this.account.listLoginProviders({});
    this.listed = { clients: providers.map((provider) => this.clientFor(provider)), at: Date.now() };
    return this.listed;
  }

  /** The client of before, with what it has loaded, unless the provider was changed. */
  private clientFor(provider: Provider): ProviderClient {
    const text = JSON.stringify(provider);
    const known = this.listed?.clients.find((client) => JSON.stringify(client.provider) === text);
    return known ?? new ProviderClient(provider, this.requests, this.options.isDevelopment);
  }
}
