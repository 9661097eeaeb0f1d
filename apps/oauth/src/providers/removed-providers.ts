import { Injectable } from '@nestjs/common';
import { ProviderDirectory } from './provider-directory.js';
import { ProviderLogins } from './provider-logins.repository.js';

/** Deletes the refresh tokens of providers that were removed or disabled: the logins end at their next check. */
@Injectable()
export class RemovedProviders {
  constructor(
    private readonly directory: ProviderDirectory,
    private readonly logins: ProviderLogins,
  ) {}

  /** Throws `unavailable` when account cannot be reached. */
  async removeExpired(): Promise<void> {
    const enabled = await this.directory.list();
    await this.logins.forgetTokensExcept(enabled.map(({ provider }) => provider.id));
  }
}
