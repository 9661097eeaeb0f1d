import type {
  AppRight,
  ComponentRight,
  GatewayRight,
  MemberRight,
  ServiceName,
  StepUpPolicy,
} from '@fieldpost/domain';
import type { KeyBounds } from './key-bounds.js';

/** The status of a user. Tokens issued before `validAfter` (Unix seconds) are no longer valid. */
export interface UserStatus {
  readonly isBanned: boolean;
  readonly validAfter: number;
}

/** Whether the user is an administrator, and the client official. */
export interface AdministratorStatus {
  readonly isAdmin: boolean;
  readonly isOfficial: boolean;
}

/** Administrators have their rights through official clients only, not through clients of third parties. */
export const actsAsAdministrator = (status: AdministratorStatus | undefined): boolean =>
  status?.isAdmin === true && status.isOfficial;

/** An application with the rights of the user; none for other callers. */
export interface AppAccess {
  readonly isDeleted: boolean;
  readonly rights: readonly AppRight[];
}

/** The user, the subjects and the application of a request with a token. */
export interface TokenLookup {
  readonly userId: string;
  /** Subjects whose revocation invalidates the token. */
  readonly subjects: readonly string[];
  /** The application of the request. */
  readonly appId: string | undefined;
}

/** A user, with the application of the request if there is one. */
export interface UserAndAppAccess extends UserStatus {
  readonly hasSecondFactor: boolean;
  /** Set by administrators; null for that of the settings. */
  readonly stepUp: StepUpPolicy | null;
  /** Position of the last revocation of the subjects; 0 for none. */
  readonly revokedAt: number;
  readonly app?: AppAccess;
}

export interface ComponentAccess {
  readonly type: ServiceName;
  /** Whether the component is approved now. */
  readonly isApproved: boolean;
  readonly rights: readonly ComponentRight[];
}

/** Rights of a client that acts for itself, on one entity. */
export interface ClientAccess {
  readonly kind: 'apps' | 'gateways';
  readonly id: string;
  readonly rights: readonly string[];
}

export interface GatewayAccess {
  readonly rights: readonly GatewayRight[];
}

/** The rights of a user in an organization; none for a user who is no member. */
export interface OrganizationAccess {
  readonly rights: readonly MemberRight[];
}

/** The application of an access key, and its rights there. */
export interface KeyAccess extends KeyBounds {
  readonly appId: string;
  readonly rights: readonly AppRight[];
  readonly isExpired: boolean;
}

/** Reads current rights, before every request. The class is also the injection token. */
export abstract class AccessRecords {
  abstract ofUser(parties: TokenLookup): Promise<UserAndAppAccess | undefined>;
  /** Position of the last revocation of these subjects; 0 for none. */
  abstract revokedAt(subjects: readonly string[]): Promise<number>;
  abstract ofAdministrator(userId: string, clientId: string): Promise<AdministratorStatus | undefined>;
  /** Whether the user acts as an administrator through this client; false for access keys, which have no user. */
  async isAdministrator(userId: string | undefined, clientId: string | null | undefined): Promise<boolean> {
    if (userId === undefined || !clientId) return false;
    return actsAsAdministrator(await this.ofAdministrator(userId, clientId));
  }
  abstract ofApp(appId: string, userId: string | undefined): Promise<AppAccess | undefined>;
  abstract ofComponent(id: string, userId: string | undefined): Promise<ComponentAccess | undefined>;
  /** By the digest of its secret; keys of deleted applications are unknown. */
  abstract ofKey(digest: string): Promise<KeyAccess | undefined>;
  /**
   * None for clients that were deleted or rejected, and on deleted applications. Until a client is accepted, only those that its
   * owner gave it and has now (ADR 9).
   */
  abstract ofClient(id: string): Promise<readonly ClientAccess[]>;
  /** Deleted gateways are unknown. */
  abstract ofGateway(id: string, userId: string | undefined): Promise<GatewayAccess | undefined>;
  /** Deleted organizations are unknown. */
  abstract ofOrganization(id: string, userId: string): Promise<OrganizationAccess | undefined>;
  /** The id of the gateway that a key, by the digest of its secret, belongs to. */
  abstract gatewayOfKey(digest: string): Promise<string | undefined>;
}
