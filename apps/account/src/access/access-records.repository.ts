import type { AppRight, ComponentRight, GatewayRight, ServiceName } from '@fieldpost/domain';
import type { KeyBounds } from './key-bounds.js';

/** Whether a user may act at all. `validAfter` in Unix seconds: tokens issued before are dead. */
export interface UserStatus {
  readonly isBanned: boolean;
  readonly validAfter: number;
}

/** What somebody is who wants to act as administrator, and the client that acts for them. */
export interface AdministratorStatus {
  readonly isAdmin: boolean;
  readonly isOfficial: boolean;
}

/** Whether an administrator acts through an official client: a third party's client has none of their power. */
export const actsAsAdministrator = (status: AdministratorStatus | undefined): boolean =>
  status?.isAdmin === true && status.isOfficial;

/** An application, and what the asking user may do with it: no rights for anybody else. */
export interface AppAccess {
  readonly isDeleted: boolean;
  readonly rights: readonly AppRight[];
}

/** Of whom and what a token speaks. */
export interface TokenParties {
  readonly userId: string;
  /** The subjects whose revocation ends the token. */
  readonly subjects: readonly string[];
  /** The application that the request is about. */
  readonly appId: string | undefined;
}

/** A user beside the application that a request is about; without `app` there is none, or nobody asked for it. */
export interface UserAndAppAccess extends UserStatus {
  /** Position of the last revocation of the subjects that were asked about; 0 for none. */
  readonly revokedAt: number;
  readonly app?: AppAccess;
}

export interface ComponentAccess {
  readonly type: ServiceName;
  /** Whether an administrator has approved it and has not withdrawn that. */
  readonly isApproved: boolean;
  readonly rights: readonly ComponentRight[];
}

export interface GatewayAccess {
  readonly rights: readonly GatewayRight[];
}

/** The application that an access key belongs to, and what it allows there. */
export interface KeyAccess extends KeyBounds {
  readonly appId: string;
  readonly rights: readonly AppRight[];
  readonly isExpired: boolean;
}

/** Who may what at this moment: the questions asked before every request. The class is also the injection token. */
export abstract class AccessRecords {
  abstract ofUser(parties: TokenParties): Promise<UserAndAppAccess | undefined>;
  /** Position of the last revocation of these subjects; 0 for none. */
  abstract revokedAt(subjects: readonly string[]): Promise<number>;
  abstract ofAdministrator(userId: string, clientId: string): Promise<AdministratorStatus | undefined>;
  abstract ofApp(appId: string, userId: string | undefined): Promise<AppAccess | undefined>;
  abstract ofComponent(id: string, userId: string | undefined): Promise<ComponentAccess | undefined>;
  /** By the digest of its secret; keys of deleted applications are unknown. */
  abstract ofKey(digest: string): Promise<KeyAccess | undefined>;
  /** Deleted gateways are unknown. */
  abstract ofGateway(id: string, userId: string | undefined): Promise<GatewayAccess | undefined>;
  /** The id of the gateway that a key, by the digest of its secret, belongs to. */
  abstract gatewayOfKey(digest: string): Promise<string | undefined>;
}
