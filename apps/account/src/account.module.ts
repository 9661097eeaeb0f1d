import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AuthModule } from '@fieldpost/auth';
import type { InternalCredentials } from '@fieldpost/internal-clients';
import type { Logger } from '@fieldpost/observability';
import { databaseModule } from '@fieldpost/persistence';
import { AccessKeysController } from './access-keys/access-keys.controller.js';
import { AccessKeys } from './access-keys/access-keys.repository.js';
import { AccessKeysService } from './access-keys/access-keys.service.js';
import { AccessRecords } from './access/access-records.repository.js';
import { AccessRecordsTypeorm } from './access/access-records.typeorm.js';
import { Gate } from './access/gate.js';
import type { AccountSettings } from './account.config.js';
import { providersFor } from './account.providers.js';
import { AdministeredUsersController } from './administration/administered-users.controller.js';
import { AdministeredUsers } from './administration/administered-users.repository.js';
import { AdministeredUsersService } from './administration/administered-users.service.js';
import { DeletedController } from './administration/deleted.controller.js';
import { Deleted } from './administration/deleted.repository.js';
import { AllApplications } from './all-entities/all-applications.repository.js';
import { AllApplicationsController, AllGatewaysController } from './all-entities/all-entities.controller.js';
import { AllEntitiesService } from './all-entities/all-entities.service.js';
import { AllGateways } from './all-entities/all-gateways.repository.js';
import { ApplicationCreators } from './applications/application-creators.repository.js';
import { ApplicationsController } from './applications/applications.controller.js';
import { Applications } from './applications/applications.repository.js';
import { ApplicationsService } from './applications/applications.service.js';
import { AuditLog } from './audit/audit-log.repository.js';
import {
  AllAuditController,
  AuditController,
  OrganizationAuditController,
  OwnAuditController,
} from './audit/audit.controller.js';
import { AppClientsController } from './client-rights/app-clients.controller.js';
import { ClientRightsRepository } from './client-rights/client-rights.repository.js';
import { ClientRightsService } from './client-rights/client-rights.service.js';
import { RightsOfClientController } from './client-rights/rights-of-client.controller.js';
import { ClientsController } from './clients/clients.controller.js';
import { Clients } from './clients/clients.repository.js';
import { ClientsService } from './clients/clients.service.js';
import { DevelopmentClients } from './clients/development-clients.js';
import { AppCollaboratorsController } from './collaborators/app-collaborators.controller.js';
import { Collaborators } from './collaborators/collaborators.repository.js';
import { CollaboratorsService } from './collaborators/collaborators.service.js';
import { AdministeredComponentsController } from './components/administered-components.controller.js';
import { ComponentsController } from './components/components.controller.js';
import { Components } from './components/components.repository.js';
import { ComponentsService } from './components/components.service.js';
import { storageAt } from './database/storage.js';
import { EuisController } from './euis/euis.controller.js';
import { Euis } from './euis/euis.repository.js';
import { EuisService } from './euis/euis.service.js';
import { FrequencyPlansController } from './frequency-plans/frequency-plans.controller.js';
import { GatewayClientsController } from './gateways/gateway-clients.controller.js';
import { GatewayCollaboratorsController } from './gateways/gateway-collaborators.controller.js';
import { GatewaysController } from './gateways/gateways.controller.js';
import { Gateways } from './gateways/gateways.repository.js';
import { RegisteredGateways } from './gateways/registered-gateways.repository.js';
import { GatewaysService } from './gateways/gateways.service.js';
import { InstallationController } from './installation/installation.controller.js';
import { EmergencyAdministrators } from './installation/emergency-administrator.js';
import { InstallationService } from './installation/installation.service.js';
import { OutsideChecksRepository } from './installation/outside-checks.repository.js';
import { ProcessReportsRepository } from './installation/process-reports.repository.js';
import { ClientGrantsService } from './internal-api/client-grants.service.js';
import { GrantsGrpc } from './internal-api/grants.grpc.js';
import { GrantsRepository } from './internal-api/grants.repository.js';
import { GrantsService } from './internal-api/grants.service.js';
import { KeyGrantsService } from './internal-api/key-grants.service.js';
import { LoginProvidersGrpc } from './internal-api/login-providers.grpc.js';
import { PasskeysGrpc } from './internal-api/passkeys.grpc.js';
import { PasswordLogins } from './internal-api/password-logins.js';
import { ProvenChanges } from './internal-api/proven-changes.js';
import { RegistryGrpc } from './internal-api/registry.grpc.js';
import { SecondFactorsGrpc } from './internal-api/second-factors.grpc.js';
import { WebsiteActionsGrpc } from './internal-api/website-actions.grpc.js';
import { WebsiteGrpc } from './internal-api/website.grpc.js';
import { GroupMemberships } from './login-providers/group-memberships.js';
import { IdentitiesService } from './login-providers/identities.service.js';
import { LinkedLogins } from './login-providers/linked-logins.repository.js';
import { LoginProvidersController } from './login-providers/login-providers.controller.js';
import { LoginProviders } from './login-providers/login-providers.repository.js';
import { LoginProvidersService } from './login-providers/login-providers.service.js';
import { MailedLinks } from './mailed-links/mailed-links.repository.js';
import { MailedLinksService } from './mailed-links/mailed-links.service.js';
import { AllNoticesController, NoticesController } from './notices/notices.controller.js';
import { Notices } from './notices/notices.repository.js';
import { NoticesService } from './notices/notices.service.js';
import { OpenApiController } from './openapi/openapi.controller.js';
import { AdministeredOrganizationsController } from './organizations/administered-organizations.controller.js';
import { MembersController } from './organizations/members.controller.js';
import { OrganizationMembers } from './organizations/members.repository.js';
import { MembersService } from './organizations/members.service.js';
import { OrganizationsController } from './organizations/organizations.controller.js';
import { Organizations } from './organizations/organizations.repository.js';
import { OrganizationsService } from './organizations/organizations.service.js';
import {
  AppOrganizationsController,
  ComponentOrganizationsController,
  GatewayOrganizationsController,
} from './organizations/sharing.controller.js';
import { OrganizationSharing } from './organizations/sharing.repository.js';
import { SharingService } from './organizations/sharing.service.js';
import { InvitationsController } from './registration/invitations.controller.js';
import { Invitations } from './registration/invitations.repository.js';
import { InvitationsService } from './registration/invitations.service.js';
import { RegistrationPolicies } from './registration/registration-policy.repository.js';
import { RegistrationController } from './registration/registration.controller.js';
import { RegistrationService } from './registration/registration.service.js';
import { Revocations } from './revocations/revocations.repository.js';
import { RevocationsService } from './revocations/revocations.service.js';
import { AppPasswords } from './second-factors/app-passwords.repository.js';
import { CodeAttempts } from './second-factors/code-attempts.repository.js';
import { Passkeys } from './second-factors/passkeys.repository.js';
import { PasskeysService } from './second-factors/passkeys.service.js';
import { SecondFactors } from './second-factors/second-factors.repository.js';
import { SecondFactorsService } from './second-factors/second-factors.service.js';
import { ApplicationUsageRepository } from './usage/application-usage.repository.js';
import { UsageController } from './usage/usage.controller.js';
import { UsageReportsRepository } from './usage/usage-reports.repository.js';
import { UsageRepository } from './usage/usage.repository.js';
import { UsageService } from './usage/usage.service.js';
import { UsersController } from './users/users.controller.js';
import { Users } from './users/users.repository.js';
import { UsersService } from './users/users.service.js';

const controllers = [
  ...[UsersController, AdministeredUsersController, DeletedController, InstallationController],
  ...[UsageController, AllApplicationsController, AllGatewaysController],
  ...[NoticesController, AllNoticesController],
  ...[RegistrationController, InvitationsController, LoginProvidersController],
  ...[ApplicationsController, AccessKeysController, AppCollaboratorsController, EuisController],
  ...[ComponentsController, AdministeredComponentsController, ClientsController],
  ...[OrganizationsController, MembersController, AdministeredOrganizationsController],
  ...[AppOrganizationsController, GatewayOrganizationsController, ComponentOrganizationsController],
  ...[FrequencyPlansController, GatewaysController, GatewayCollaboratorsController],
  ...[AppClientsController, GatewayClientsController, RightsOfClientController],
  ...[AuditController, OrganizationAuditController, OwnAuditController, AllAuditController],
  OpenApiController,
  ...[GrantsGrpc, LoginProvidersGrpc, RegistryGrpc, PasskeysGrpc, SecondFactorsGrpc, WebsiteGrpc],
  WebsiteActionsGrpc,
];

const repositories = [
  { provide: AccessRecords, useClass: AccessRecordsTypeorm },
  ...[
    AccessKeys,
    AdministeredUsers,
    AppPasswords,
    ApplicationCreators,
    RegisteredGateways,
    Applications,
    AuditLog,
    Clients,
    Collaborators,
  ],
  ...[Components, Deleted, Euis, Gateways, GrantsRepository, Invitations, MailedLinks],
  ...[OrganizationMembers, Organizations, OrganizationSharing],
  ...[RegistrationPolicies, Revocations, Users, ClientRightsRepository],
  ...[ProcessReportsRepository, OutsideChecksRepository],
  ...[
    CodeAttempts,
    Passkeys,
    SecondFactors,
    UsageRepository,
    ApplicationUsageRepository,
    UsageReportsRepository,
  ],
  ...[LinkedLogins, LoginProviders, GroupMemberships, AllApplications, AllGateways, Notices],
];

const services = [
  ...[Gate, UsersService, AdministeredUsersService, MailedLinksService],
  ...[LoginProvidersService, IdentitiesService, RegistrationService, InvitationsService],
  ...[SecondFactorsService, PasskeysService, UsageService, AllEntitiesService, NoticesService],
  ...[ApplicationsService, AccessKeysService, CollaboratorsService, EuisService, ComponentsService],
  ...[ClientsService, DevelopmentClients, GatewaysService],
  ...[OrganizationsService, MembersService, SharingService],
  ...[PasswordLogins, ProvenChanges, GrantsService, KeyGrantsService, ClientGrantsService],
  ...[RevocationsService, ClientRightsService, EmergencyAdministrators, InstallationService],
];

@Module({})
export class AccountModule {
  static forRoot(settings: AccountSettings, credentials: InternalCredentials, logger: Logger): DynamicModule {
    const auth = { servers: settings.ACCOUNT_AUTH_SERVERS, keysDirectory: settings.ACCOUNT_KEYS_DIR };
    return {
      module: AccountModule,
      imports: [
        databaseModule(storageAt(settings.ACCOUNT_DATABASE_URL)),
        AuthModule.forRoot(auth),
        DiscoveryModule,
      ],
      controllers,
      providers: [...providersFor(settings, credentials, logger), ...repositories, ...services],
    };
  }
}
