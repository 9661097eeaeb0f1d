import { Controller, UseGuards } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { account, Rpc } from '@fieldpost/contracts';
import { InternalGuard } from '@fieldpost/internal-clients';
import { RevocationsService } from './revocations.service.js';

/** The internal API for the other apps' knowledge of what has been revoked. */
@Controller()
@UseGuards(InternalGuard)
export class RegistryGrpc implements Pick<Rpc<account.RegistryHandlers>, 'listRevocations'> {
  constructor(private readonly revocations: RevocationsService) {}

  @GrpcMethod('Registry', 'ListRevocations')
  listRevocations({
    after,
  }: account.ListRevocationsRequest__Output): Promise<account.ListRevocationsResponse> {
    return this.revocations.list(Number(after));
  }
}
