import type { gateway } from '@fieldpost/contracts';
import { type Claims, type GatewayId, type GatewayRight, gatewayRightsOf } from '@fieldpost/domain';
import { noGatewayRight } from './status.errors.js';

/** What a caller sees of a status beside what the right `gateway:status` shows. */
export interface VisibleParts {
  /** Network addresses and the e-mail address: for those who manage the gateway. */
  readonly hasAddresses: boolean;
  readonly hasLocation: boolean;
  /** The addresses and EUIs of devices whose frames it received. */
  readonly hasDevices: boolean;
}

/** The rights of a caller on a gateway, which count only under its scope. */
const rightsOn = (claims: Claims, gatewayId: GatewayId): readonly GatewayRight[] =>
  claims.scopes.includes(`gateways:${gatewayId}`) ? gatewayRightsOf(claims, gatewayId) : [];

/** Whether a caller has the right `gateway:status` on a gateway. */
export const maySeeStatus = (claims: Claims, gatewayId: GatewayId): boolean =>
  rightsOn(claims, gatewayId).includes('gateway:status');

/** Throws without the right `gateway:status`. */
export function requireStatus(claims: Claims, gatewayId: GatewayId): VisibleParts {
  const rights = rightsOn(claims, gatewayId);
  const has = (right: GatewayRight): boolean => rights.includes(right);
  if (!has('gateway:status')) throw noGatewayRight({ right: 'gateway:status', gateway_id: gatewayId });
  return {
    hasAddresses: has('gateway:settings'),
    hasLocation: has('gateway:location'),
    hasDevices: has('gateway:messages'),
  };
}

/** The report of a gateway without what the caller may not see. */
export function visibleReport(status: gateway.Status, parts: VisibleParts): gateway.Status {
  const { ip = [], contact_email = '', location = null, ...others } = status;
  return {
    ...others,
    ...(parts.hasAddresses && { ip, contact_email }),
    ...(parts.hasLocation && { location }),
  };
}
