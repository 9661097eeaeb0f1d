import { readAuthorization, type TokenVerifier } from '@fieldpost/auth';
import {
  type Claims,
  clientType,
  isOutdated,
  isServiceName,
  revisionOf,
  type Right,
  splitKey,
  subjectsOf,
} from '@fieldpost/domain';
import { digestOf } from '@fieldpost/persistence';
import { isWithin } from '../values/address-range.js';
import type { KeyBounds } from './key-bounds.js';
import type { KeyUses } from './key-uses.js';
import { isUserId } from '../values/user-id.js';
import { notSignedIn } from './access.errors.js';
import { claimsOfGatewayKey, claimsOfKey, anonymousClaims } from './key-claims.js';
import type {
  AccessRecords,
  AppAccess,
  ClientAccess,
  KeyAccess,
  UserAndAppAccess,
} from './access-records.repository.js';

/** Network address and application of a request. */
export interface RequestContext {
  /** Network address of the caller. */
  readonly address?: string;
  /** Application of the request. */
  readonly appId?: string | undefined;
}

/** An authenticated caller. `app` is the application of the request, if it was read with the caller. */
export interface Identified {
  readonly claims: Claims;
  readonly app?: AppAccess | undefined;
  /** Limits of the access key. */
  readonly bounds?: KeyBounds | undefined;
  /** Undefined for callers that are not users. */
  readonly user?: Pick<UserAndAppAccess, 'hasSecondFactor' | 'stepUp'> | undefined;
}

/** Authenticates callers by the `Authorization` header and the network address; throws `unauthenticated` otherwise. */
export class Callers {
  constructor(
    private readonly verifier: TokenVerifier,
    private readonly accessRecords: AccessRecords,
    private readonly issuer: string,
    private readonly keyUses?: KeyUses,
  ) {}

  async identify(header: string | undefined, about: RequestContext = {}): Promise<Identified> {
    const { scheme, credentials = '' } = readAuthorization(header) ?? {};
    if (scheme === 'bearer') return this.byToken(credentials, about);
    if (scheme === 'key') return this.byKey(credentials, about);
    throw notSignedIn({ reason: 'a token or an access key is needed' });
  }

  /** As `identify`, where credentials are optional; invalid credentials are still rejected. */
  async identifyOptional(header: string | undefined, about: RequestContext = {}): Promise<Identified> {
    return header === undefined ? { claims: anonymousClaims(this.issuer) } : this.identify(header, about);
  }

  /** Subjects are ids of this server, so tokens of other issuers are rejected although their keys are known. */
  private async byToken(token: string, { appId }: RequestContext): Promise<Identified> {
    const claims = await this.verifier.verify(token);
    if (claims.issuer !== this.issuer) throw notSignedIn({ reason: 'the token is of another issuer' });
    const subjects = subjectsOf(claims);
    if (!isUserId(claims.subject)) {
      requireNotRevoked(claims, await this.accessRecords.revokedAt(subjects));
      await this.requireApproved(claims);
      return { claims: await this.withCurrentRights(claims) };
    }
    const status = await this.accessRecords.ofUser({ userId: claims.subject, subjects, appId });
    const isAlive = status && !status.isBanned && !isOutdated(claims.issuedAt, status.validAfter);
    if (!isAlive) throw revoked();
    requireNotRevoked(claims, status.revokedAt);
    return { claims, app: status.app, user: status };
  }

  /** Tokens of clients that act for themselves have the rights that the clients have now. */
  private async withCurrentRights(claims: Claims): Promise<Claims> {
    if (claims.type !== clientType) return claims;
    const current = await this.accessRecords.ofClient(claims.client ?? '');
    return { ...claims, apps: kept(claims, 'apps', current), gateways: kept(claims, 'gateways', current) };
  }

  /** Tokens of components are accepted only while the component is approved. */
  private async requireApproved({ type = '', subject }: Claims): Promise<void> {
    if (!isServiceName(type)) return;
    const status = await this.accessRecords.ofComponent(subject, undefined);
    if (status?.type !== type || !status.isApproved) throw componentNotApproved();
  }

  private async byKey(key: string, { address = '', appId }: RequestContext): Promise<Identified> {
    const { issuer, secret } = splitKey(key, this.issuer);
    if (issuer !== this.issuer) throw unknownKey();
    const digest = digestOf(secret);
    const ofApp = await this.accessRecords.ofKey(digest);
    if (ofApp) {
      requireUsable(ofApp, address);
      this.keyUses?.note(digest, Date.now());
      const claims = claimsOfKey(issuer, ofApp.appId, ofApp.rights);
      const app = appId === ofApp.appId ? { isDeleted: false, rights: [] } : undefined;
      return { claims, app, bounds: ofApp };
    }
    const gatewayId = await this.accessRecords.gatewayOfKey(digest);
    if (gatewayId === undefined) throw unknownKey();
    return { claims: claimsOfGatewayKey(issuer, gatewayId) };
  }
}

/** The rights of the token that the client still has. */
function kept<Kind extends 'apps' | 'gateways'>(
  claims: Claims,
  kind: Kind,
  current: readonly ClientAccess[],
): Claims[Kind] {
  const said: ReadonlyMap<string, readonly Right[]> = claims[kind];
  const now = (id: string) => current.find((one) => one.kind === kind && one.id === id)?.rights ?? [];
  const rights = [...said].map(([id, all]) => [id, all.filter((right) => now(id).includes(right))] as const);
  return new Map(rights) as ReadonlyMap<string, readonly Right[]> as Claims[Kind];
}

function requireUsable({ isExpired, addresses }: KeyAccess, address: string): void {
  if (isExpired) throw notSignedIn({ reason: 'the access key has expired' });
  if (addresses.length > 0 && !isWithin(address, addresses))
    throw notSignedIn({ reason: 'the access key is not good at this address' });
}

const revoked = () => notSignedIn({ reason: 'the token was revoked' });

const componentNotApproved = () => notSignedIn({ reason: 'the component is not approved' });

/** Tokens issued after the last revocation of their subjects are valid. */
function requireNotRevoked(claims: Claims, revokedAt: number): void {
  if (revokedAt > revisionOf(claims)) throw revoked();
}

const unknownKey = () => notSignedIn({ reason: 'unknown access key' });
