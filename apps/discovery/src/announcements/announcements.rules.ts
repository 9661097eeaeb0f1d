import { AppId, type Claims, hasAppRight, isServiceName, type ServiceName } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import type { ComponentName, Metadata, MetadataKind } from '../register/announcement.js';
import { mayNotAnnounce, mayNotChangeMetadata } from './announcements.errors.js';

/** The operator's policy on announcements. */
export interface AnnouncementPolicy {
  /** Issuers that speak for the whole network. */
  readonly masters: readonly string[];
  /** Handlers that may announce AppEUIs. */
  readonly joinHandlers: readonly string[];
}

/** The service that each kind of metadata belongs to. */
const serviceOf: Readonly<Record<MetadataKind, ServiceName>> = {
  app_eui: 'handler',
  app_id: 'handler',
  gateway_id: 'router',
  dev_addr_prefix: 'broker',
};

const words: Readonly<Record<MetadataKind, string>> = {
  app_eui: 'AppEUI',
  app_id: 'AppID',
  gateway_id: 'GatewayID',
  dev_addr_prefix: 'DevAddr prefix',
};

/** A service name out of router, broker, handler; anything else is an error of the request. */
export function parseServiceName(raw: string): ServiceName {
  if (!isServiceName(raw))
    throw notValid({ argument: 'ServiceName', reason: 'should be router, broker or handler' });
  return raw;
}

/** The id `dev` is reserved for development: no component of a network has it. */
export function requireAnnounceable(id: string): void {
  if (id === 'dev') throw mayNotAnnounce({ reason: 'The id "dev" can not be announced' });
}

/**
 * Which component may have which kind of identifier, whatever the caller
 * (docs/protocol/discovery.md#addmetadata-and-deletemetadata, steps 3 to 6).
 */
export function requireMayHave(
  { service_name, id }: ComponentName,
  { kind }: Metadata,
  { joinHandlers }: Pick<AnnouncementPolicy, 'joinHandlers'>,
): void {
  if (serviceOf[kind] !== service_name) {
    const reason = `Announcements of ${service_name} can not have ${words[kind]} metadata`;
    throw mayNotChangeMetadata({ reason });
  }
  if (kind === 'app_eui' && !joinHandlers.includes(id)) {
    throw mayNotChangeMetadata({ reason: 'Can not announce AppEUIs at this time' });
  }
}

/**
 * A component announces itself, with its own token, from an issuer that speaks for the network
 * (docs/protocol/discovery.md#announce).
 */
export function requireMayAnnounce(
  claims: Claims,
  { service_name, id }: ComponentName,
  policy: AnnouncementPolicy,
): void {
  if (!policy.masters.includes(claims.issuer)) {
    throw mayNotAnnounce({ reason: `Token issuer "${claims.issuer}" is not allowed to announce` });
  }
  requireAnnounceable(claims.subject);
  if (claims.subject !== id) {
    throw mayNotAnnounce({ reason: `Token was issued to "${claims.subject}", not to "${id}"` });
  }
  if (claims.type !== service_name) {
    throw mayNotAnnounce({ reason: `Token type is "${claims.type ?? ''}", not "${service_name}"` });
  }
}

/** Identifiers that only the component itself changes, with its own token. */
export const isOwnMetadata = (kind: MetadataKind): boolean =>
  kind === 'app_eui' || kind === 'dev_addr_prefix';

/**
 * Who may put an identifier on a component or take it off (docs/protocol/discovery.md#addmetadata-and-deletemetadata,
 * in that order).
 */
export function requireMayChange(
  claims: Claims,
  component: ComponentName,
  metadata: Metadata,
  policy: AnnouncementPolicy,
): void {
  requireMayHave(component, metadata, policy);
  switch (metadata.kind) {
    case 'app_id':
      return requireManagesApp(claims, metadata.value);
    case 'gateway_id':
      return requireManagesGateway(claims, metadata.value);
    case 'app_eui':
    case 'dev_addr_prefix':
      return requireOwnMetadata(claims, component, policy);
  }
}

function requireOwnMetadata(
  claims: Claims,
  { service_name, id }: ComponentName,
  { masters }: AnnouncementPolicy,
): void {
  if (!masters.includes(claims.issuer)) {
    throw mayNotChangeMetadata({ reason: `Token issuer "${claims.issuer}" is not allowed to announce` });
  }
  if (claims.type !== service_name || claims.subject !== id) {
    const holder = `${claims.type ?? ''}/${claims.subject}`;
    throw mayNotChangeMetadata({ reason: `Token was issued to "${holder}", not to "${service_name}/${id}"` });
  }
}

function requireManagesApp(claims: Claims, appId: string): void {
  if (hasAppRight(claims, AppId(appId), 'delete')) return;
  throw mayNotChangeMetadata({ reason: `No "delete" rights to Application "${appId}"` });
}

function requireManagesGateway(claims: Claims, gatewayId: string): void {
  const isGateway = claims.type === 'gateway' && claims.subject === gatewayId;
  const hasScope = claims.scopes.includes(`gateways:${gatewayId}`);
  if (isGateway || (hasScope && claims.gateways.get(gatewayId)?.includes('gateway:delete'))) return;
  throw mayNotChangeMetadata({ reason: `No "gateway:delete" rights to Gateway "${gatewayId}"` });
}
