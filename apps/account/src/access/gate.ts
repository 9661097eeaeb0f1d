import {
  AppId,
  type Claims,
  ComponentId,
  GatewayId,
  type GatewayRight,
  type GeneralScope,
  requireAppRight,
  type AppRight,
} from '@fieldpost/domain';
import { isUserId } from '../values/user-id.js';
import {
  applicationNotFound,
  clientNotOfficial,
  componentNotFound,
  gatewayNotFound,
  noComponentRight,
  noGatewayRight,
  noRightAtAll,
  noScope,
  notAdministrator,
} from './access.errors.js';
import type { Identified } from './callers.js';
import { isAccessKey, isGatewayItself } from './key-claims.js';
import type { Need } from './needs.js';
import { typeOf } from '../values/plurals.js';
import type { AppAccess, AccessRecords } from './access-records.repository.js';

export type PathParameters = Readonly<Record<string, string | undefined>>;

/**
 * Says who may: a right counts when the token carries it and, for users, the database still does. What does not exist is
 * not found for everybody; only then scope and right are looked at.
 */
export class Gate {
  constructor(private readonly accessRecords: AccessRecords) {}

  /** The claims with nothing left in them but what holds at this moment. */
  async admit(caller: Identified, need: Need, path: PathParameters): Promise<Claims> {
    const { claims } = caller;
    if (isOfApp(need)) return this.admitToApp(caller, need, AppId(path['appId']));
    switch (need.of) {
      case 'user':
        return admitUser(claims, need.scope);
      case 'own-client':
        return admitUser(claims, 'clients');
      case 'administrator':
        return this.admitAdministrator(claims);
      case 'component':
        return this.admitToComponent(claims, need, path);
      case 'gateway':
      case 'gateway-itself':
      case 'open-gateway':
        return this.admitToGateway(claims, need, GatewayId(path['gatewayId']));
    }
  }

  private async admitToApp({ claims, app }: Identified, need: AppNeed, id: AppId): Promise<Claims> {
    const status = app ?? (await this.accessRecords.ofApp(id, userOf(claims)));
    if (!status || (status.isDeleted && need.of !== 'deleted-app')) throw applicationNotFound({ id });
    requireScope(claims, `apps:${id}`);
    const rights = rightsNow(claims, id, status);
    if (rights.length === 0) throw noRightAtAll({ kind: 'Application', id });
    const admitted = { ...claims, apps: new Map([[id, rights]]) };
    const isMember = need.of === 'app-member' && userOf(claims) !== undefined;
    if (need.right !== 'any' && !isMember) requireAppRight(admitted, id, need.right);
    return admitted;
  }

  private async admitAdministrator(claims: Claims): Promise<Claims> {
    admitUser(claims, 'profile');
    const status = await this.accessRecords.ofAdministrator(claims.subject, claims.client ?? '');
    if (status?.isAdmin !== true) throw notAdministrator();
    if (!status.isOfficial) throw clientNotOfficial();
    return claims;
  }

  private async admitToComponent(
    claims: Claims,
    { right }: Extract<Need, { of: 'component' }>,
    path: PathParameters,
  ): Promise<Claims> {
    const id = ComponentId(path['componentId']);
    const status = await this.accessRecords.ofComponent(id, userOf(claims));
    if (status?.type !== typeOf(path['plural'])) throw componentNotFound({ id });
    requireScope(claims, `components:${id}`);
    const rights = both(claims, claims.components.get(id), status?.rights ?? []);
    if (rights.length === 0) throw noRightAtAll({ kind: 'Component', id });
    if (right !== 'any' && !rights.includes(right)) throw noComponentRight({ right, id });
    return { ...claims, components: new Map([[id, rights]]) };
  }

  /** Readers are all let in, as long as the gateway exists: what they see depends on what stays in the claims. */
  private async admitToGateway(
    claims: Claims,
    need: Extract<Need, { of: 'gateway' | 'gateway-itself' | 'open-gateway' }>,
    id: GatewayId,
  ): Promise<Claims> {
    const status = await this.accessRecords.ofGateway(id, userOf(claims));
    if (!status) throw gatewayNotFound({ id });
    if (need.of === 'gateway-itself' && isGatewayItself(claims, id)) return claims;
    const said = claims.scopes.includes(`gateways:${id}`) ? (claims.gateways.get(id) ?? []) : [];
    const rights = said.filter((right) => status.rights.includes(right));
    if (need.of !== 'open-gateway') requireGatewayRight(claims, { id, rights, right: need.right });
    return { ...claims, gateways: new Map([[id, rights]]) };
  }
}

type AppNeed = Extract<Need, { of: 'app' | 'app-member' | 'deleted-app' }>;

const isOfApp = (need: Need): need is AppNeed =>
  need.of === 'app' || need.of === 'app-member' || need.of === 'deleted-app';

interface GatewayQuestion {
  readonly id: GatewayId;
  readonly rights: readonly GatewayRight[];
  readonly right: GatewayRight | 'any';
}

function requireGatewayRight(claims: Claims, { id, rights, right }: GatewayQuestion): void {
  requireScope(claims, `gateways:${id}`);
  if (rights.length === 0) throw noRightAtAll({ kind: 'Gateway', id });
  if (right !== 'any' && !rights.includes(right)) throw noGatewayRight({ right, id });
}

/** Undefined for access keys and what was exchanged for one: they have no rights beside their own. */
export const userOf = (claims: Claims): string | undefined =>
  isUserId(claims.subject) && !isAccessKey(claims) ? claims.subject : undefined;

/** What a user's token says and the database confirms; the database knows nothing of a key's bearer. */
function both<R extends string>(claims: Claims, said: readonly R[] = [], known: readonly R[]): readonly R[] {
  return userOf(claims) === undefined ? said : said.filter((right) => known.includes(right));
}

/**
 * A token that was made after an application was deleted names no rights on it: there a user has those that the database
 * knows. One from before goes on to say which of them it carries.
 */
function rightsNow(claims: Claims, id: AppId, { isDeleted, rights }: AppAccess): readonly AppRight[] {
  const said = claims.apps.get(id);
  if (!isDeleted) return both(claims, said, rights);
  return said ? rights.filter((right) => said.includes(right)) : rights;
}

function requireScope({ scopes }: Claims, scope: string): void {
  if (!scopes.includes(scope)) throw noScope({ scope });
}

function admitUser(claims: Claims, scope: GeneralScope): Claims {
  requireScope(claims, scope);
  if (userOf(claims) === undefined) throw noScope({ scope });
  return claims;
}
