import { readAuthorization, type TokenVerifier } from '@fieldpost/auth';
import { type Claims, isOutdated, isServiceName, revisionOf, splitKey, subjectsOf } from '@fieldpost/domain';
import { digestOf } from '@fieldpost/persistence';
import { isWithin } from '../values/address-range.js';
import type { KeyBounds } from './key-bounds.js';
import type { KeyUses } from './key-uses.js';
import { isUserId } from '../values/user-id.js';
import { notSignedIn } from './access.errors.js';
import { claimsOfGatewayKey, claimsOfKey, nobody } from './key-claims.js';
import type { AppAccess, KeyAccess, AccessRecords } from './access-records.repository.js';

/** What is known of a request beside its credentials. */
export interface Circumstances {
  /** The network address that it came from. */
  readonly address?: string;
  /** The application that it is about. */
  readonly appId?: string | undefined;
}

/** Who calls. `app` is what was learned on the way of the application that the request is about. */
export interface Identified {
  readonly claims: Claims;
  readonly app?: AppAccess | undefined;
  /** Of the access key that was shown. */
  readonly bounds?: KeyBounds | undefined;
}

/**
 * Finds out who calls, from the `Authorization` header and the network address; anything but good credentials is
 * `unauthenticated`.
 */
export class Callers {
  constructor(
    private readonly verifier: TokenVerifier,
    private readonly accessRecords: AccessRecords,
    private readonly issuer: string,
    private readonly keyUses?: KeyUses,
  ) {}

  async identify(header: string | undefined, about: Circumstances = {}): Promise<Identified> {
    const { scheme, credentials = '' } = readAuthorization(header) ?? {};
    if (scheme === 'bearer') return this.byToken(credentials, about);
    if (scheme === 'key') return this.byKey(credentials, about);
    throw notSignedIn({ reason: 'a token or an access key is needed' });
  }

  /** As `identify`, where nobody has to say who they are; who does is not believed without reason. */
  async identifyIfSaid(header: string | undefined, about: Circumstances = {}): Promise<Identified> {
    return header === undefined ? { claims: nobody(this.issuer) } : this.identify(header, about);
  }

  /** Subjects are names of this server: a token of another issuer speaks of somebody else, though its key is known. */
  private async byToken(token: string, { appId }: Circumstances): Promise<Identified> {
    const claims = await this.verifier.verify(token);
    if (claims.issuer !== this.issuer) throw notSignedIn({ reason: 'the token is of another issuer' });
    const subjects = subjectsOf(claims);
    if (!isUserId(claims.subject)) {
      requireNotRevoked(claims, await this.accessRecords.revokedAt(subjects));
      await this.requireApproved(claims);
      return { claims };
    }
    const status = await this.accessRecords.ofUser({ userId: claims.subject, subjects, appId });
    const isAlive = status && !status.isBanned && !isOutdated(claims.issuedAt, status.validAfter);
    if (!isAlive) throw revoked();
    requireNotRevoked(claims, status.revokedAt);
    return { claims, app: status.app };
  }

  /** Whatever ended the approval of a component, its tokens are not accepted without one. */
  private async requireApproved({ type = '', subject }: Claims): Promise<void> {
    if (!isServiceName(type)) return;
    const status = await this.accessRecords.ofComponent(subject, undefined);
    if (status?.type !== type || !status.isApproved) throw componentNotApproved();
  }

  private async byKey(key: string, { address = '', appId }: Circumstances): Promise<Identified> {
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

function requireUsable({ isExpired, addresses }: KeyAccess, address: string): void {
  if (isExpired) throw notSignedIn({ reason: 'the access key has expired' });
  if (addresses.length > 0 && !isWithin(address, addresses))
    throw notSignedIn({ reason: 'the access key is not good at this address' });
}

const revoked = () => notSignedIn({ reason: 'the token was revoked' });

const componentNotApproved = () => notSignedIn({ reason: 'the component is not approved' });

/** A token that was issued after the last revocation of its subjects reflects it. */
function requireNotRevoked(claims: Claims, revokedAt: number): void {
  if (revokedAt > revisionOf(claims)) throw revoked();
}

const unknownKey = () => notSignedIn({ reason: 'unknown access key' });
