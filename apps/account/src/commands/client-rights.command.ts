import {
  AppId,
  appRights,
  GatewayId,
  gatewayRights,
  parseAppRights,
  parseGatewayRights,
} from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import type { Command } from '@fieldpost/transport';
import type { AccountSettings } from '../account.config.js';
import { operator } from '../access/actor.js';
import { ClientRightsRepository } from '../client-rights/client-rights.repository.js';
import { requireAllowed } from '../client-rights/client-rights.rules.js';
import { managingRights } from '../collaborators/collaborators.rules.js';
import { ClientName } from '../values/client-name.js';

interface Values {
  readonly application?: string | undefined;
  readonly gateway?: string | undefined;
  readonly right?: readonly string[] | undefined;
}

/** The entity and the rights; the operator holds every right. */
function assignmentIn({ application, gateway, right = [] }: Values) {
  if ((application === undefined) === (gateway === undefined))
    throw notValid({ argument: 'Application', reason: 'should be given, or else a gateway, but not both' });
  return application === undefined
    ? {
        on: { kind: 'gateways', id: GatewayId(gateway) } as const,
        rights: parseGatewayRights(right),
        held: gatewayRights,
      }
    : {
        on: { kind: 'apps', id: AppId(application) } as const,
        rights: parseAppRights(right),
        held: appRights,
      };
}

/** Without rights the client is removed. */
export const clientRightsCommand: Command<AccountSettings> = {
  name: 'client rights',
  usage: 'client rights NAME (--application ID | --gateway ID) [--right RIGHT...] [--json]',
  summary: 'Sets the rights of an accepted OAuth client that acts for itself; without rights it loses all.',
  operand: 'name',
  options: {
    application: { type: 'string' },
    gateway: { type: 'string' },
    right: { type: 'string', multiple: true },
  },
  run: async (values, { db, print }) => {
    const client = ClientName(values['name']);
    const { on, rights, held } = assignmentIn(values as Values);
    const change = { name: client, rights, managing: managingRights[on.kind] };
    await new ClientRightsRepository(db).change(on, { client, rights, grantedBy: null }, operator, (state) =>
      requireAllowed(state, change, { userId: undefined, rights: held }),
    );
    print({ client, [on.kind]: on.id, rights }, [client, on.id, rights.join(',')].join('  '));
  },
};
