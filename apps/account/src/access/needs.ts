import { SetMetadata } from '@nestjs/common';
import type { AppRight, ComponentRight, GatewayRight, GeneralScope } from '@fieldpost/domain';

/** What a caller must hold for a route. `any` stands for "some right on it, whichever". */
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
  | { readonly of: 'open-gateway' };

const need = 'account:need';

/** Reads what the decorators below wrote; a route without any is shut. */
export const needKey = need;

/** For a signed-in user whose token has the general scope: lists, creation and the profile. */
export const NeedsScope = (scope: GeneralScope) => SetMetadata(need, { of: 'user', scope } satisfies Need);

/**
 * For a signed-in user with the scope `clients`; of those, the service lets the client's owner on, and administrators who
 * act through an official client.
 */
export const NeedsOwnClient = () => SetMetadata(need, { of: 'own-client' } satisfies Need);

/**
 * For somebody who is an administrator at this moment and acts through an official client, with the scope `profile`: what
 * a third party may do for an administrator never reaches other people.
 */
export const NeedsAdministrator = () => SetMetadata(need, { of: 'administrator' } satisfies Need);

/** For whoever has the right on the application `:appId`, by token or by access key. */
export const NeedsAppRight = (right: AppRight | 'any') =>
  SetMetadata(need, { of: 'app', right } satisfies Need);

/** As `NeedsAppRight`, and for every collaborator of the application, whatever the rights of their token on it. */
export const NeedsMembershipOrAppRight = (right: AppRight) =>
  SetMetadata(need, { of: 'app-member', right } satisfies Need);

/** As `NeedsAppRight`, where the application may be deleted: newer tokens name no rights on those, the user still has them. */
export const NeedsRightOnDeletedApp = (right: AppRight) =>
  SetMetadata(need, { of: 'deleted-app', right } satisfies Need);

/** For whoever has the right on the component `:componentId` of the type `:plural`. */
export const NeedsComponentRight = (right: ComponentRight | 'any') =>
  SetMetadata(need, { of: 'component', right } satisfies Need);

/** For whoever has the right on the gateway `:gatewayId`, by token. */
export const NeedsGatewayRight = (right: GatewayRight | 'any') =>
  SetMetadata(need, { of: 'gateway', right } satisfies Need);

/** As `NeedsGatewayRight`, and for the gateway itself, which shows its own key. */
export const NeedsGatewayItselfOr = (right: GatewayRight) =>
  SetMetadata(need, { of: 'gateway-itself', right } satisfies Need);

/** For everybody, with credentials or without: what they may see of the gateway is up to the answer. */
export const OpenToReadersOfGateway = () => SetMetadata(need, { of: 'open-gateway' } satisfies Need);
