import type { OnModuleDestroy } from '@nestjs/common';
import { type account, loadClients } from '@fieldpost/contracts';
import { internalChannelOptions } from './channel.js';
import { accountCalls, type InternalCall } from './internal-calls.js';
import { InternalCredentials } from './internal-credentials.js';

/** Calls of oauth to account about login providers; fails with `unavailable` when account cannot be reached or cannot decide. */
export class LoginProvidersClient implements OnModuleDestroy {
  private readonly client: account.LoginProvidersClient;
  private readonly call: InternalCall;

  constructor(address: string, secret: string, inside = InternalCredentials.plaintext()) {
    const { LoginProviders } = loadClients('fieldpost/account/v1/login_providers.proto').fieldpost.account.v1;
    this.client = new LoginProviders(address, inside.channel, internalChannelOptions);
    this.call = accountCalls(this.client, secret);
  }

  list(): Promise<account.LoginProviderList__Output> {
    return this.call(this.client.listLoginProviders, {});
  }

  resolve(request: account.ResolveIdentityRequest): Promise<account.ResolvedIdentity__Output> {
    return this.call(this.client.resolveIdentity, request);
  }

  renew(request: account.RenewIdentityRequest): Promise<account.RenewedIdentity__Output> {
    return this.call(this.client.renewIdentity, request);
  }

  link(request: account.LinkIdentityRequest): Promise<account.LinkedLoginChange__Output> {
    return this.call(this.client.linkIdentity, request);
  }

  listLinked(request: account.ListLinkedLoginsRequest): Promise<account.LinkedLoginList__Output> {
    return this.call(this.client.listLinkedLogins, request);
  }

  removeLinked(request: account.RemoveLinkedLoginRequest): Promise<account.LinkedLoginChange__Output> {
    return this.call(this.client.removeLinkedLogin, request);
  }

  onModuleDestroy(): void {
    this.client.close();
  }
}
