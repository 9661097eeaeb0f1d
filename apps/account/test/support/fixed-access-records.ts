import type { AppRight, Claims, ComponentRight, GatewayRight, MemberRight } from '@fieldpost/domain';
import { digestOf } from '@fieldpost/persistence';
import {
  type KeyAccess,
  AccessRecords,
  type UserAndAppAccess,
} from '../../src/access/access-records.repository.js';

/** The only user who has rights. */
export const ann = `u_${'A'.repeat(32)}`;

/** A user without a second factor, under the policy of the settings. */
export const user: UserAndAppAccess = {
  ...{ isBanned: false, validAfter: 0, revokedAt: 0 },
  ...{ hasSecondFactor: false, stepUp: null },
};

/** One user, one application, one component and one gateway; what they are worth may be changed. */
export class FixedAccessRecords extends AccessRecords {
  user: UserAndAppAccess | undefined = user;
  key: KeyAccess | undefined = undefined;
  rights: readonly AppRight[] = ['settings', 'devices'];
  componentRights: readonly ComponentRight[] = ['component:settings'];
  isApproved = true;
  isDeleted = false;
  isAdmin = true;

  revoked = 0;
  override ofUser = async () => this.user;
  override revokedAt = async () => this.revoked;
  override ofAdministrator = async (id: string, client: string) =>
    id === ann ? { isAdmin: this.isAdmin, isOfficial: client === 'console' } : undefined;
  override ofApp = async (id: string, user: string | undefined) =>
    id === 'my-app' ? { isDeleted: this.isDeleted, rights: user === ann ? this.rights : [] } : undefined;
  override ofComponent = async (id: string) =>
    id === 'my-handler'
      ? { type: 'handler' as const, isApproved: this.isApproved, rights: this.componentRights }
      : undefined;
  override ofKey = async () => this.key;
  gatewayRights: readonly GatewayRight[] = ['gateway:settings', 'gateway:status'];
  override ofGateway = async (id: string, user: string | undefined) =>
    id === 'my-gateway' ? { rights: user === ann ? this.gatewayRights : [] } : undefined;
  override ofClient = async () => [];
  memberRights: readonly MemberRight[] = ['organization:members', 'devices'];
  override ofOrganization = async (id: string, user: string) =>
    id === 'acme' ? { rights: user === ann ? this.memberRights : [] } : undefined;
  override gatewayOfKey = async (digest: string) =>
    digest === digestOf('its-key') ? 'my-gateway' : undefined;
}

/** Of a token of hers that carries more than she has. */
export const claims = (changes: Partial<Claims> = {}): Claims => ({
  issuer: 'fieldpost',
  subject: ann,
  type: 'user',
  client: 'x',
  username: 'ann',
  scopes: ['apps:my-app', 'components:my-handler', 'gateways:my-gateway'],
  apps: new Map([['my-app', ['settings', 'delete']]]),
  gateways: new Map([['my-gateway', ['gateway:settings', 'gateway:delete']]]),
  components: new Map([['my-handler', ['component:settings', 'component:delete']]]),
  interchangeable: false,
  expiresAt: undefined,
  issuedAt: 1_000,
  ...changes,
});
