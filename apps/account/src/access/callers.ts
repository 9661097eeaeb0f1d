import { readAuthorization, type TokenVerifier } from '@fieldpost/auth';
import { type Claims, isOutdated, splitKey } from '@fieldpost/domain';
import { digestOf } from '@fieldpost/persistence';
import { isWithin } from '../access-keys/address-range.js';
import type { KeyUses } from '../access-keys/key-uses.js';
import { isUserId } from '../users/user-id.js';
import { notSignedIn } from './access.errors.js';
import { claimsOfGatewayKey, claimsOfKey, nobody } from './key-claims.js';
import type { KeyStanding, Standings } from './standings.repository.js';

/**
 * Finds out who calls, from the `Authorization` header and the network address; anything but good credentials is
 * `unauthenticated`.
 */
export class Callers {
  constructor(
    private readonly verifier: TokenVerifier,
    private readonly standings: Standings,
    private readonly issuer: string,
    private readonly keyUses?: KeyUses,
  ) {}

  async identify(header: string | undefined, address = ''): Promise<Claims> {
    const { scheme, credentials = '' } = readAuthorization(header) ?? {};
    if (scheme === 'bearer') return this.byToken(credentials);
    if (scheme === 'key') return this.byKey(credentials, address);
    throw notSignedIn({ reason: 'a token or an access key is needed' });
  }

  /** As `identify`, where nobody has to say who they are; who does is not believed without reason. */
  async identifyIfSaid(header: string | undefined, address = ''): Promise<Claims> {
    return header === undefined ? nobody(this.issuer) : this.identify(header, address);
  }

  /** Subjects are names of this server: a token of another issuer speaks of somebody else, though its key is known. */
  private async byToken(token: string): Promise<Claims> {
    const claims = await this.verifier.verify(token);
    if (claims.issuer !== this.issuer) throw notSignedIn({ reason: 'the token is of another issuer' });
    if (isUserId(claims.subject)) await this.requireStanding(claims);
    return claims;
  }

  private async requireStanding({ subject, issuedAt }: Claims): Promise<void> {
    const standing = await this.standings.ofUser(subject);
    const isAlive = standing && !standing.isBanned && !isOutdated(issuedAt, standing.validAfter);
    if (!isAlive) throw notSignedIn({ reason: 'the token was revoked' });
  }

  private async byKey(key: string, address: string): Promise<Claims> {
    const { issuer, secret } = splitKey(key, this.issuer);
    if (issuer !== this.issuer) throw unknownKey();
    const digest = digestOf(secret);
    const ofApp = await this.standings.ofKey(digest);
    if (ofApp) {
      requireUsable(ofApp, address);
      this.keyUses?.note(digest, Date.now());
      return claimsOfKey(issuer, ofApp.appId, ofApp.rights);
    }
    const gatewayId = await this.standings.gatewayOfKey(digest);
    if (gatewayId === undefined) throw unknownKey();
    return claimsOfGatewayKey(issuer, gatewayId);
  }
}

function requireUsable({ isExpired, addresses }: KeyStanding, address: string): void {
  if (isExpired) throw notSignedIn({ reason: 'the access key has expired' });
  if (addresses.length > 0 && !isWithin(address, addresses))
    throw notSignedIn({ reason: 'the access key is not good at this address' });
}

const unknownKey = () => notSignedIn({ reason: 'unknown access key' });
