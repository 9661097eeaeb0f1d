import { SetMetadata } from '@nestjs/common';
import type {
  AppRight,
  ComponentRight,
  GatewayRight,
  GeneralScope,
  OrganizationRight,
} from '@fieldpost/domain';

/** The requirement of a route; `any` is any right on the entity. */
export type Need =
  | { readonly of: 'user'; readonly scope: GeneralScope }
  | { readonly of: 'own-client' }
  | { readonly of: 'administrator' }
  | { readonly of: 'app'; readonly right: AppRight | 'any' }
  | { readonly of: 'app-member'; readonly right: AppRight }
  | { readonly of: 'deleted-app'; readonly right: AppRight }
  | { readonly of: 'component'; readonly right: ComponentRight | 'any' }
  | { readonly of: 'gateway'; readonly right: GatewayRight | 'any' }
  | { readonly of: 'gateway-itself'; readonly right: GatewayRight }
  | { readonly of: 'open-gateway' }
  | { readonly of: 'organization'; readonly right: OrganizationRight | 'any' };

const need = 'account:need';

/** Metadata key of the decorators of needs below. Routes without one are denied. */
export const needKey = need;

/** For users whose token has the general scope: lists, creation and the profile. */
export const NeedsScope = (scope: GeneralScope) => SetMetadata(need, { of: 'user', scope } satisfies Need);

/** For users with the scope `clients`; the service admits the owner, and administrators through an official client. */
export const NeedsOwnClient = () => SetMetadata(need, { of: 'own-client' } satisfies Need);

/** For current administrators through an official client, with the scope `profile`. */
export const NeedsAdministrator = () => SetMetadata(need, { of: 'administrator' } satisfies Need);

/** For callers with the right on the application `:appId`, by token or access key. */
export const NeedsAppRight = (right: AppRight | 'any') =>
  SetMetadata(need, { of: 'app', right } satisfies Need);

/** As `NeedsAppRight`, and for every collaborator of the application, whatever the rights of the token are. */
export const NeedsMembershipOrAppRight = (right: AppRight) =>
  SetMetadata(need, { of: 'app-member', right } satisfies Need);

/** As `NeedsAppRight`, for deleted applications too. Newer tokens name no rights on those; the user still has them. */
export const NeedsRightOnDeletedApp = (right: AppRight) =>
  SetMetadata(need, { of: 'deleted-app', right } satisfies Need);

/** For callers with the right on the component `:componentId` of the type `:plural`. */
export const NeedsComponentRight = (right: ComponentRight | 'any') =>
  SetMetadata(need, { of: 'component', right } satisfies Need);

/** For callers with the right on the gateway `:gatewayId`, by token. */
export const NeedsGatewayRight = (right: GatewayRight | 'any') =>
  SetMetadata(need, { of: 'gateway', right } satisfies Need);

/** As `NeedsGatewayRight`, and for the gateway itself, by its own key. */
export const NeedsGatewayItselfOr = (right: GatewayRight) =>
  SetMetadata(need, { of: 'gateway-itself', right } satisfies Need);

/** For members of the organization `:organizationId` with the right, whose token has the scope `organizations`. */
export const NeedsOrganizationRight = (right: OrganizationRight | 'any') =>
  SetMetadata(need, { of: 'organization', right } satisfies Need);

/** For all callers, with or without credentials; the response depends on the rights. */
export const OpenToReadersOfGateway = () => SetMetadata(need, { of: 'open-gateway' } satisfies Need);

/** Metadata key of `NeedsRecentLogin`. */
export const recentLoginKey = 'account:recent-login';

/**
 * For what deletes an entity, gives access to it, or is done by an administrator: with the policy `dangerous`, users need a
 * recent login. Access keys, gateways, components and clients that act for themselves need none.
 */
export const NeedsRecentLogin = () => SetMetadata(recentLoginKey, true);
