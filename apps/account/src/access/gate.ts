import { Injectable } from '@nestjs/common';
import {
  AppId,
  type Claims,
  clientType,
  ComponentId,
  GatewayId,
  type GatewayRight,
  type GeneralScope,
  OrganizationId,
  requireAppRight,
  requireOrganizationRight,
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
  organizationNotFound,
} from './access.errors.js';
import type { Identified } from './callers.js';
import { isAccessKey, isGatewayItself } from './key-claims.js';
import type { Need } from './needs.js';
import { typeOf } from '../values/plurals.js';
import { AccessRecords, type AppAccess } from './access-records.repository.js';

export type PathParameters = Readonly<Record<string, string | undefined>>;

/**
 * Authorizes callers: a right must be in the token and, for users, in the database. Existence is checked first, then the scope,
 * then the right.
 */
@Injectable()
export class Gate {
  constructor(private readonly accessRecords: AccessRecords) {}

  /** Returns the claims, reduced to the current rights. */
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
      case 'organization':
        return this.admitToOrganization(claims, need, OrganizationId(path['organizationId']));
    }
  }

  private async admitToApp({ claims, app }: Identified, need: AppNeed, id: AppId): Promise<Claims> {
    const status = app ?? (await this.accessRecords.ofApp(id, userOf(claims)));
    if (!status || (status.isDeleted && need.of !== 'deleted-app')) throw applicationNotFound({ id });
    requireScope(claims, `apps:${id}`);
    const rights = currentRights(claims, id, status);
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
    const rights = confirmedRights(claims, claims.components.get(id), status?.rights ?? []);
    if (rights.length === 0) throw noRightAtAll({ kind: 'Component', id });
    if (right !== 'any' && !rights.includes(right)) throw noComponentRight({ right, id });
    return { ...claims, components: new Map([[id, rights]]) };
  }

  /** Tokens name no organizations: what counts is the membership at the time of the call. */
  private async admitToOrganization(
    claims: Claims,
    { right }: Extract<Need, { of: 'organization' }>,
    id: OrganizationId,
  ): Promise<Claims> {
    const status = await this.accessRecords.ofOrganization(id, claims.subject);
    if (!status) throw organizationNotFound({ id });
    admitUser(claims, 'organizations');
    if (status.rights.length === 0) throw noRightAtAll({ kind: 'Organization', id });
    if (right !== 'any') requireOrganizationRight(status.rights, right, id);
    return claims;
  }

  /** Admits all readers of an existing gateway; the response depends on the remaining claims. */
  private async admitToGateway(
    claims: Claims,
    need: Extract<Need, { of: 'gateway' | 'gateway-itself' | 'open-gateway' }>,
    id: GatewayId,
  ): Promise<Claims> {
    const status = await this.accessRecords.ofGateway(id, userOf(claims));
    if (!status) throw gatewayNotFound({ id });
    if (need.of === 'gateway-itself' && isGatewayItself(claims, id)) return claims;
    const said = claims.scopes.includes(`gateways:${id}`) ? (claims.gateways.get(id) ?? []) : [];
    // Those of a client are reduced to its current rights already.
    const isClient = claims.type === clientType;
    const rights = isClient ? said : said.filter((right) => status.rights.includes(right));
    if (need.of !== 'open-gateway') requireGatewayRight(claims, { id, rights, right: need.right });
    return { ...claims, gateways: new Map([[id, rights]]) };
  }
}

type AppNeed = Extract<Need, { of: 'app' | 'app-member' | 'deleted-app' }>;

const isOfApp = (need: Need): need is AppNeed =>
  need.of === 'app' || need.of === 'app-member' || need.of === 'deleted-app';

interface RequiredGatewayRight {
  readonly id: GatewayId;
  readonly rights: readonly GatewayRight[];
  readonly right: GatewayRight | 'any';
}

function requireGatewayRight(claims: Claims, { id, rights, right }: RequiredGatewayRight): void {
  requireScope(claims, `gateways:${id}`);
  if (rights.length === 0) throw noRightAtAll({ kind: 'Gateway', id });
  if (right !== 'any' && !rights.includes(right)) throw noGatewayRight({ right, id });
}

/** Undefined for access keys and their tokens, which have no user. */
export const userOf = (claims: Claims): string | undefined =>
  isUserId(claims.subject) && !isAccessKey(claims) ? claims.subject : undefined;

/** Rights of the token that the database confirms; for access keys and clients the rights of the token. */
function confirmedRights<R extends string>(
  claims: Claims,
  said: readonly R[] = [],
  known: readonly R[],
): readonly R[] {
  return userOf(claims) === undefined ? said : said.filter((right) => known.includes(right));
}

/**
 * Tokens issued after the deletion of an application name no rights on it, so the rights come from the database. Older tokens
 * still limit them.
 */
function currentRights(claims: Claims, id: AppId, { isDeleted, rights }: AppAccess): readonly AppRight[] {
  const said = claims.apps.get(id);
  if (!isDeleted) return confirmedRights(claims, said, rights);
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
