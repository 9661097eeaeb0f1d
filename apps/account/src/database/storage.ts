import type { Storage } from '@fieldpost/persistence';
import { AccessKeyEntity } from '../access-keys/access-key.entity.js';
import { ApplicationEntity } from '../applications/application.entity.js';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { ClientEntity } from '../clients/client.entity.js';
import { ClientRightEntity } from '../client-rights/client-right.entity.js';
import { CollaboratorEntity } from '../collaborators/collaborator.entity.js';
import { ComponentEntity } from '../components/component.entity.js';
import { ApplicationEuiEntity } from '../euis/application-eui.entity.js';
import { GatewayEntity } from '../gateways/gateway.entity.js';
import { LinkedLoginEntity, LoginProviderEntity } from '../login-providers/login-provider.entity.js';
import { MailedLinkEntity } from '../mailed-links/mailed-link.entity.js';
import { NoticeEntity } from '../notices/notice.entity.js';
import {
  OrganizationCollaboratorEntity,
  FormerMemberEntity,
  OrganizationEntity,
  OrganizationMemberEntity,
} from '../organizations/organization.entity.js';
import { RevocationEntity, RevocationFeedEntity } from '../revocations/revocation.entity.js';
import { InvitationEntity, RegistrationPolicyEntity } from '../registration/registration.entity.js';
import {
  AppPasswordEntity,
  RecoveryCodeEntity,
  SecondFactorEntity,
} from '../second-factors/second-factor.entity.js';
import { CodeAttemptsEntity, PasskeyEntity, UsedChallengeEntity } from '../second-factors/passkey.entity.js';
import { ApplicationUsageEntity, UsageReportEntity } from '../usage/usage-report.entity.js';
import { UserEntity } from '../users/user.entity.js';
import { OutsideChecksEntity } from '../installation/outside-checks.entity.js';
import { ProcessReportEntity, ReportedKeyEntity } from '../installation/process-report.entity.js';
import { Accounts1795251600000 } from './migrations/202611210900-accounts.js';
import { ComponentApprovals1795540800000 } from './migrations/202611241720-component-approvals.js';
import { Revocations1795566600000 } from './migrations/202611250030-revocations.js';
import { Creators1795568400000 } from './migrations/202611250100-creators.js';
import { PendingAddresses1795569300000 } from './migrations/202611250115-pending-addresses.js';
import { Indexes1795571400000 } from './migrations/202611250150-indexes.js';
import { ValidatedConstraints1795571520000 } from './migrations/202611250152-validated-constraints.js';
import { TokensOfUnapprovedComponents1795572600000 } from './migrations/202611250210-tokens-of-unapproved-components.js';
import { OpenidClients1795626000000 } from './migrations/202611251700-openid-clients.js';
import { Registration1795627200000 } from './migrations/202611251720-registration.js';
import { UnapprovedUsers1795628400000 } from './migrations/202611251740-unapproved-users.js';
import { LoginProviders1795640400000 } from './migrations/202611252100-login-providers.js';
import { Organizations1795644000000 } from './migrations/202611252200-organizations.js';
import { OrganizationEntities1795644060000 } from './migrations/202611252201-organization-entities.js';
import { SecondFactors1795627800000 } from './migrations/202611251730-second-factors.js';
import { Passkeys1795636800000 } from './migrations/202611252000-passkeys.js';
import { ClientRights1795647600000 } from './migrations/202611252300-client-rights.js';
import { ClientKeys1795648200000 } from './migrations/202611252310-client-keys.js';
import { ClientsOfOwners1795650000000 } from './migrations/202611252340-clients-of-owners.js';
import { StepUp1795651800000 } from './migrations/202611260010-step-up.js';
import { FormerMembers1795665720000 } from './migrations/202611260402-former-members.js';
import { GatewayEuis1795770000000 } from './migrations/202611270900-gateway-euis.js';
import { GatewayEuiIndex1795770060000 } from './migrations/202611270901-gateway-eui-index.js';
import { ClientKeySetUris1795784400000 } from './migrations/202611271300-client-key-set-uris.js';
import { ProcessReports1795785000000 } from './migrations/202611271310-process-reports.js';
import { ComponentCreators1795825800000 } from './migrations/202611280030-component-creators.js';
import { ComponentOrderIndexes1795825860000 } from './migrations/202611280031-component-order-indexes.js';
import { InvitationsOfTheOperator1795827600000 } from './migrations/202611280100-invitations-of-the-operator.js';
import { ApplicationUsage1795839600000 } from './migrations/202611280420-application-usage.js';
import { AdministrationIndexes1795881600000 } from './migrations/202611281600-administration-indexes.js';
import { Notices1795882200000 } from './migrations/202611281610-notices.js';
import { OutsideChecks1795909500000 } from './migrations/202611282345-outside-checks.js';
import { GroupMemberships1795653900000 } from './migrations/202611260045-group-memberships.js';

const latest = [
  ...[GatewayEuis1795770000000, GatewayEuiIndex1795770060000],
  ...[ClientKeySetUris1795784400000, ProcessReports1795785000000],
  ...[
    ComponentCreators1795825800000,
    ComponentOrderIndexes1795825860000,
    InvitationsOfTheOperator1795827600000,
    ApplicationUsage1795839600000,
  ],
  ...[AdministrationIndexes1795881600000, Notices1795882200000, OutsideChecks1795909500000],
];

/** What apps and the doctor report. */
const reported = [
  ...[OutsideChecksEntity, ProcessReportEntity, ReportedKeyEntity],
  ...[ApplicationUsageEntity, UsageReportEntity],
];

/** The database of account at this URL. */
export const storageAt = (url: string): Storage => ({
  url,
  entities: [
    AccessKeyEntity,
    ApplicationEntity,
    ApplicationEuiEntity,
    AuditEntryEntity,
    ...[ClientEntity, ClientRightEntity],
    CollaboratorEntity,
    ComponentEntity,
    ...reported,
    GatewayEntity,
    ...[MailedLinkEntity, NoticeEntity],
    RevocationEntity,
    RevocationFeedEntity,
    UserEntity,
    ...[OrganizationEntity, OrganizationMemberEntity, OrganizationCollaboratorEntity, FormerMemberEntity],
    ...[InvitationEntity, RegistrationPolicyEntity],
    ...[LinkedLoginEntity, LoginProviderEntity],
    ...[AppPasswordEntity, RecoveryCodeEntity, SecondFactorEntity],
    ...[CodeAttemptsEntity, PasskeyEntity, UsedChallengeEntity],
  ],
  migrations: [
    Accounts1795251600000,
    ComponentApprovals1795540800000,
    Revocations1795566600000,
    Creators1795568400000,
    PendingAddresses1795569300000,
    Indexes1795571400000,
    ValidatedConstraints1795571520000,
    TokensOfUnapprovedComponents1795572600000,
    OpenidClients1795626000000,
    Registration1795627200000,
    SecondFactors1795627800000,
    ...[UnapprovedUsers1795628400000, Passkeys1795636800000, LoginProviders1795640400000],
    ...[ClientRights1795647600000, ClientKeys1795648200000, ClientsOfOwners1795650000000],
    ...[Organizations1795644000000, OrganizationEntities1795644060000],
    ...[StepUp1795651800000, GroupMemberships1795653900000, FormerMembers1795665720000, ...latest],
  ],
});
