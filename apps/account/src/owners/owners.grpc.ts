import { Controller, UseGuards } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { account, Rpc } from '@fieldpost/contracts';
import { applicationOwner } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { InternalGuard } from '@fieldpost/internal-clients';
import { ApplicationFactsBook } from './application-facts.repository.js';

const mostIds = 1_000;

/** Says whose share each application uses, to the other apps of the suite only. */
@Controller()
@UseGuards(InternalGuard)
export class OwnersGrpc implements Rpc<account.ApplicationOwnersHandlers> {
  constructor(private readonly facts: ApplicationFactsBook) {}

  @GrpcMethod('ApplicationOwners', 'ListApplicationOwners')
  async listApplicationOwners({
    app_ids: ids,
  }: account.ListApplicationOwnersRequest__Output): Promise<account.ListApplicationOwnersResponse> {
    if (ids.length > mostIds)
      throw notValid({ argument: 'app_ids', reason: `should be ${mostIds} ids at most` });
    const found = await this.facts.find(ids);
    return {
      owners: found.flatMap((facts) => {
        const owner = applicationOwner(facts);
        return owner === undefined ? [] : [{ app_id: facts.appId, owner }];
      }),
    };
  }
}
