import { Controller, UseGuards } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { account, Rpc } from '@fieldpost/contracts';
import { notValid } from '@fieldpost/errors';
import { InternalGuard } from '@fieldpost/internal-clients';
import { AuditLog } from '../audit/audit-log.repository.js';
import { GrantsRepository } from './grants.repository.js';
import { searchable } from './grants.service.js';

/** The method of `AccountService` that writes actions on the website to the audit log. */
export type ActionMethods = 'recordAction';

const actions: Readonly<Record<account.WebsiteAction__Output, string | undefined>> = {
  UNKNOWN_ACTION: undefined,
  LOGGED_OUT: 'user.logged_out',
  DEVICE_ALLOWED: 'user.device_allowed',
  DEVICE_DENIED: 'user.device_denied',
};

/** Internal API for what users do on the website of oauth without a change in account. */
@Controller()
@UseGuards(InternalGuard)
export class WebsiteActionsGrpc implements Pick<Rpc<account.AccountServiceHandlers>, ActionMethods> {
  constructor(
    private readonly users: GrantsRepository,
    private readonly auditLog: AuditLog,
  ) {}

  /** Nothing of a user who was removed or banned meanwhile. */
  @GrpcMethod('AccountService', 'RecordAction')
  async recordAction(request: account.RecordActionRequest__Output): Promise<account.RecordActionResponse> {
    const action = actions[request.action];
    if (action === undefined) throw notValid({ argument: 'Action', reason: 'is unknown' });
    const user = await this.users.findUser(searchable(request.user_id));
    if (!user) return {};
    const { client_id: client, address, device_address: device } = request;
    const by = { userId: user.id, name: user.username, client: client || null, address: address || null };
    const details = device === '' ? {} : { device_address: device };
    await this.auditLog.add(by, { kind: 'users', id: user.id, action, details });
    return {};
  }
}
