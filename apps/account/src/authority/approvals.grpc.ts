import { Controller, UseGuards } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { account, Rpc } from '@fieldpost/contracts';
import { notValid } from '@fieldpost/errors';
import { InternalGuard } from '@fieldpost/internal-clients';
import { Components } from '../components/components.repository.js';

/** As many as the contract allows in one request (approvals.proto). */
const most = 1_000;

/** For the other apps of the suite: which components are approved. */
@Controller()
@UseGuards(InternalGuard)
export class ApprovalsGrpc implements Rpc<account.ApprovalsHandlers> {
  constructor(private readonly components: Components) {}

  @GrpcMethod('Approvals', 'ApprovalsOf')
  async approvalsOf({ ids }: account.ApprovalsOfRequest__Output): Promise<account.ComponentApprovals> {
    if (ids.length > most) throw notValid({ argument: 'Ids', reason: `has more than ${most} elements` });
    const known = await this.components.approvalsOf(ids);
    return {
      components: known.map(({ id, type, approval, created }) => ({
        id,
        type,
        approved: approval === 'approved',
        created: created.toISOString(),
      })),
    };
  }
}
