import type { OnModuleDestroy } from '@nestjs/common';
import { type account, loadClients } from '@fieldpost/contracts';
import { internalChannelOptions } from './channel.js';
import { accountCalls, type InternalCall } from './internal-calls.js';
import { InternalCredentials } from './internal-credentials.js';

/** Calls of oauth's pages to account about second factors and passkeys; fails with `unavailable` when account cannot be reached or cannot decide. */
export class SecondFactorsClient implements OnModuleDestroy {
  private readonly client: account.SecondFactorsClient;
  private readonly passkeys: account.PasskeysClient;
  private readonly call: InternalCall;
  private readonly callPasskeys: InternalCall;

  constructor(address: string, secret: string, inside = InternalCredentials.plaintext()) {
    const services = loadClients('fieldpost/account/v1/second_factors.proto').fieldpost.account.v1;
    this.client = new services.SecondFactors(address, inside.channel, internalChannelOptions);
    this.passkeys = new services.Passkeys(address, inside.channel, internalChannelOptions);
    this.call = accountCalls(this.client, secret);
    this.callPasskeys = accountCalls(this.passkeys, secret);
  }

  describe(request: account.DescribeSecondFactorsRequest): Promise<account.SecondFactorsDescription__Output> {
    return this.call(this.client.describeSecondFactors, request);
  }

  check(request: account.CheckSecondFactorRequest): Promise<account.SecondFactorCheck__Output> {
    return this.call(this.client.checkSecondFactor, request);
  }

  startTotp(request: account.StartTotpRequest): Promise<account.NewTotp__Output> {
    return this.call(this.client.startTotp, request);
  }

  confirmTotp(request: account.ConfirmTotpRequest): Promise<account.SecondFactorChange__Output> {
    return this.call(this.client.confirmTotp, request);
  }

  remove(request: account.RemoveSecondFactorRequest): Promise<account.SecondFactorChange__Output> {
    return this.call(this.client.removeSecondFactor, request);
  }

  renewRecoveryCodes(
    request: account.RenewRecoveryCodesRequest,
  ): Promise<account.SecondFactorChange__Output> {
    return this.call(this.client.renewRecoveryCodes, request);
  }

  addAppPassword(request: account.AddAppPasswordRequest): Promise<account.AppPasswordCreation__Output> {
    return this.call(this.client.addAppPassword, request);
  }

  removeAppPassword(request: account.RemoveAppPasswordRequest): Promise<account.SecondFactorChange__Output> {
    return this.call(this.client.removeAppPassword, request);
  }

  startPasskey(request: account.PasskeyRequest): Promise<account.PasskeyOptions__Output> {
    return this.callPasskeys(this.passkeys.startPasskey, request);
  }

  confirmPasskey(request: account.ConfirmPasskeyRequest): Promise<account.SecondFactorChange__Output> {
    return this.callPasskeys(this.passkeys.confirmPasskey, request);
  }

  requestPasskey(request: account.PasskeyRequest): Promise<account.PasskeyOptions__Output> {
    return this.callPasskeys(this.passkeys.requestPasskey, request);
  }

  checkPasskey(request: account.CheckPasskeyRequest): Promise<account.SecondFactorCheck__Output> {
    return this.callPasskeys(this.passkeys.checkPasskey, request);
  }

  onModuleDestroy(): void {
    this.client.close();
    this.passkeys.close();
  }
}
