import type { Metadata } from '@grpc/grpc-js';
import type { OnModuleDestroy } from '@nestjs/common';
import { type account, loadClients } from '@fieldpost/contracts';
import { callUnary, type UnaryMethod } from '@fieldpost/transport';
import { internalChannelOptions } from './channel.js';
import { InternalCredentials } from './internal-credentials.js';
import { internalMetadata } from './internal-secret.js';

/** Calls of oauth's pages to account about second factors; fails with `unavailable` when account cannot be reached. */
export class SecondFactorsClient implements OnModuleDestroy {
  private readonly client: account.SecondFactorsClient;
  private readonly metadata: Metadata;

  constructor(address: string, secret: string, inside = InternalCredentials.plaintext()) {
    const { SecondFactors } = loadClients('fieldpost/account/v1/second_factors.proto').fieldpost.account.v1;
    this.client = new SecondFactors(address, inside.channel, internalChannelOptions);
    this.metadata = internalMetadata(secret);
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

  onModuleDestroy(): void {
    this.client.close();
  }

  private call<Request, Response>(
    method: UnaryMethod<Request, Response>,
    request: Request,
  ): Promise<Response> {
    return callUnary(method.bind(this.client), request, { peer: 'account', metadata: this.metadata });
  }
}
