import type { AppRight, Claims, GatewayId } from '@fieldpost/domain';

const nothing = new Map<string, never>();

/** Claims of a caller without credentials. */
export const anonymousClaims = (issuer: string): Claims => ({
  issuer,
  subject: '',
  type: undefined,
  client: undefined,
  username: undefined,
  scopes: [],
  apps: nothing,
  gateways: nothing,
  components: nothing,
  interchangeable: false,
  expiresAt: undefined,
  issuedAt: undefined,
});

/** Types that no token has, because oauth signs others only. */
const keyType = 'key';
const gatewayKeyType = 'gateway-key';

/** Claims of an access key, like a token without a user for one application. */
export const claimsOfKey = (issuer: string, appId: string, rights: readonly AppRight[]): Claims => ({
  ...anonymousClaims(issuer),
  subject: appId,
  type: keyType,
  scopes: [`apps:${appId}`],
  apps: new Map([[appId, rights]]),
});

/** Whether the credentials are an access key. Its subject, an application id, may look like a user id. */
export const isAccessKey = ({ type }: Claims): boolean => type === keyType;

/** Claims of the key of a gateway, which identifies the gateway and has no rights of a collaborator. */
export const claimsOfGatewayKey = (issuer: string, id: string): Claims => ({
  ...anonymousClaims(issuer),
  subject: id,
  type: gatewayKeyType,
  scopes: [`gateways:${id}`],
});

/** Whether the caller is this gateway, by its own key. */
export const isGatewayItself = ({ type, scopes }: Claims, id: GatewayId): boolean =>
  type === gatewayKeyType && scopes.includes(`gateways:${id}`);
