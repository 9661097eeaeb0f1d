import { Controller, UseGuards } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import { InjectDataSource } from '@nestjs/typeorm';
import type { account, Rpc } from '@fieldpost/contracts';
import { type ApplicationFacts, applicationOwner } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { InternalGuard } from '@fieldpost/internal-clients';
import { DataSource } from 'typeorm';

const mostIds = 1_000;

interface FactsRow extends ApplicationFacts {
  readonly app_id: string;
}

const factsOf = `
  select a.id as app_id, a.created_by as creator, coalesce(c.rights, '{}') as "rightsOfCreator"
    from applications a
    left join collaborators c on c.kind = 'apps' and c.entity_id = a.id and c.user_id = a.created_by
   where a.id = any($1) and a.created_by is not null`;

/** Says whose share each application uses, to the other apps of the suite only. */
@Controller()
@UseGuards(InternalGuard)
export class OwnersGrpc implements Rpc<account.ApplicationOwnersHandlers> {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  @GrpcMethod('ApplicationOwners', 'ListApplicationOwners')
  async listApplicationOwners({
    app_ids: ids,
  }: account.ListApplicationOwnersRequest__Output): Promise<account.ListApplicationOwnersResponse> {
    if (ids.length > mostIds)
      throw notValid({ argument: 'app_ids', reason: `should be ${mostIds} ids at most` });
    const rows = await this.db.query<FactsRow[]>(factsOf, [ids]);
    return {
      owners: rows.flatMap((row) => {
        const owner = applicationOwner(row);
        return owner === undefined ? [] : [{ app_id: row.app_id, owner }];
      }),
    };
  }
}
