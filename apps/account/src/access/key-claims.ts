import type { AppRight, Claims, GatewayId } from '@fieldpost/domain';

const nothing = new Map<string, never>();

/** Somebody without credentials: no scope, no right. */
export const nobody = (issuer: string): Claims => ({
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

/** No token says these types: oauth signs other ones only. */
const keyType = 'key';
const gatewayKeyType = 'gateway-key';

/** What an access key amounts to: a token without a user, for one application. */
export const claimsOfKey = (issuer: string, appId: string, rights: readonly AppRight[]): Claims => ({
  ...nobody(issuer),
  subject: appId,
  type: keyType,
  scopes: [`apps:${appId}`],
  apps: new Map([[appId, rights]]),
});

/** Whether the caller showed an access key, whose subject may look like the id of a user: ids of applications are chosen. */
export const isAccessKey = ({ type }: Claims): boolean => type === keyType;

/** What the key of a gateway amounts to: it is the gateway, and has no rights like those of a collaborator. */
export const claimsOfGatewayKey = (issuer: string, id: string): Claims => ({
  ...nobody(issuer),
  subject: id,
  type: gatewayKeyType,
  scopes: [`gateways:${id}`],
});

/** Whether the caller is this gateway, which showed its own key. */
export const isGatewayItself = ({ type, scopes }: Claims, id: GatewayId): boolean =>
  type === gatewayKeyType && scopes.includes(`gateways:${id}`);
