import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { consoleClient } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import type { Page } from '@fieldpost/transport';
import { actsAsAdministrator, AccessRecords } from '../access/access-records.repository.js';
import { actorOf, type Admitted } from '../access/actor.js';
import { AuditLog, type AuditPage } from '../audit/audit-log.repository.js';
import { historyIn } from '../audit/history.js';
import { type List, listWith } from '../lists/list.js';
import { withSecret } from './client-secret.js';
import type { ClientName } from '../values/client-name.js';
import { type ClientChangesDto, type NewClientDto, toClientDto } from './clients.dto.js';
import { clientNotFound } from './clients.errors.js';
import { type Client, Clients, type ListedClient, type OwnedClients } from './clients.repository.js';
import { change, type Manager, requireManager, toNewClient } from './clients.rules.js';
import type { ClientDto } from './clients.operations.js';
import type { AuditEntryDto } from '../audit/audit.operations.js';

/** Per user; administrators are exempt. */
const mostClients = 100;
/** Names of deleted clients are reserved, so their number per user is limited. */
const mostDeleted = 1000;

@Injectable()
export class ClientsService {
  constructor(
    private readonly clients: Clients,
    private readonly accessRecords: AccessRecords,
    private readonly auditLog: AuditLog,
  ) {}

  async list(caller: Admitted, page: Page | undefined): Promise<List<ClientDto>> {
    const { isAdmin, userId } = await this.managerOf(caller);
    const toListed = ({ creator, ...client }: ListedClient) => ({
      ...toClientDto(client),
      ...(isAdmin && { creator }),
    });
    return listWith(toListed, page)(this.clients.listOf(isAdmin ? undefined : userId));
  }

  async get(caller: Admitted, name: ClientName): Promise<ClientDto> {
    return toClientDto(await this.findFor(await this.managerOf(caller), name));
  }

  async history(caller: Admitted, name: ClientName, page: AuditPage): Promise<List<AuditEntryDto>> {
    const { id } = await this.findFor(await this.managerOf(caller), name);
    return historyIn(this.auditLog, { kind: 'clients', id }, page);
  }

  /** Only this response has the secret; its digest is stored. */
  async create(caller: Admitted, body: NewClientDto): Promise<ClientDto> {
    const manager = await this.managerOf(caller);
    const wanted = toNewClient(body, manager);
    const { client, secret } = withSecret(wanted, randomBytes);
    await this.clients.add(client, actorOf(caller), (owned) => requireCapacity(owned, manager));
    return toClientDto(client, secret);
  }

  async change(caller: Admitted, name: ClientName, body: ClientChangesDto): Promise<ClientDto> {
    const manager = await this.managerOf(caller);
    const changed = await this.clients.change(name, actorOf(caller), (client) => {
      requireManager(client, manager);
      return change(client, body, manager);
    });
    if (!changed) throw clientNotFound({ name });
    return toClientDto(changed);
  }

  async remove(caller: Admitted, name: ClientName): Promise<void> {
    await this.findFor(await this.managerOf(caller), name);
    if (name === consoleClient)
      throw notValid({
        argument: 'Client',
        reason: 'is the web console of this site, which would be gone for all users',
      });
    if (!(await this.clients.remove(name, actorOf(caller)))) throw clientNotFound({ name });
  }

  private async findFor(manager: Manager, name: ClientName): Promise<Client> {
    const client = await this.clients.find(name);
    if (!client) throw clientNotFound({ name });
    requireManager(client, manager);
    return client;
  }

  /** Not an administrator through a third-party client, which could make itself official. */
  private async managerOf({ subject, client }: Admitted): Promise<Manager> {
    const status = await this.accessRecords.ofAdministrator(subject, client ?? '');
    return {
      userId: subject,
      isAdmin: actsAsAdministrator(status),
      isThirdParty: status?.isOfficial !== true,
    };
  }
}

function requireCapacity({ count, deleted }: OwnedClients, { isAdmin }: Manager): void {
  if (isAdmin) return;
  const reject = (reason: string) => notValid({ argument: 'Clients', reason });
  if (count >= mostClients) throw reject(`a user has at most ${mostClients}`);
  if (deleted >= mostDeleted)
    throw reject(`a user has at most ${mostDeleted} deleted ones, until an administrator purges them`);
}
