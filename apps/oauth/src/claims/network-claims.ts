import type { ComponentId, GatewayId, ServiceName } from '@fieldpost/domain';
import { type Lifetime, timesOf } from './lifetime.js';

/** The token with which a component announces itself. */
export interface ComponentToken extends Lifetime {
  readonly issuer: string;
  readonly type: ServiceName;
  readonly id: ComponentId;
}

/** Exactly the claims of v2's component tokens (docs/protocol/tokens.md#claims). */
export const componentClaims = ({ issuer, type, id, ...lifetime }: ComponentToken) => ({
  iss: issuer,
  sub: id,
  type,
  ...timesOf(lifetime),
});

/** The token that a gateway sends to routers. */
export interface GatewayToken extends Lifetime {
  readonly issuer: string;
  readonly id: GatewayId;
  readonly locationPublic: boolean;
  readonly statusPublic: boolean;
}

/**
 * The claims of a gateway: routers want `type` and `sub`, and read what may be shown (docs/protocol/tokens.md#claims).
 */
export const gatewayClaims = ({ issuer, id, locationPublic, statusPublic, ...lifetime }: GatewayToken) => ({
  iss: issuer,
  sub: id,
  type: 'gateway',
  location_public: locationPublic,
  status_public: statusPublic,
  ...timesOf(lifetime),
});
