import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { InternalCredentials } from '@fieldpost/internal-clients';
import type { Logger } from '@fieldpost/observability';
import { databaseModule } from '@fieldpost/persistence';
import { WebsiteActions } from './account/website-actions.js';
import { UserStatusService } from './account/user-status.service.js';
import { AuthorizationRequestsService } from './authorize/authorization-requests.service.js';
import { AuthorizeController } from './authorize/authorize.controller.js';
import { AuthorizeService } from './authorize/authorize.service.js';
import { CallbackController } from './authorize/callback.controller.js';
import { PermissionsService } from './authorize/permissions.service.js';
import { ClientAssertions } from './client-assertions/client-assertions.service.js';
import { Codes } from './codes/codes.repository.js';
import { AuthorizedClientsController } from './consent/authorized-clients.controller.js';
import { AuthorizedClientsService } from './consent/authorized-clients.service.js';
import { Consents } from './consent/consents.repository.js';
import { storageAt } from './database/storage.js';
import { DeviceAuthorizationController } from './device/device-authorization.controller.js';
import { DeviceAuthorizationsService } from './device/device-authorizations.service.js';
import { DeviceController } from './device/device.controller.js';
import { DevicesService } from './device/devices.service.js';
import { DeviceCodes } from './device-codes/device-codes.repository.js';
import { UserCodeGuesses } from './device-codes/user-code-guesses.js';
import { ExchangeController } from './exchange/exchange.controller.js';
import { ExchangeService } from './exchange/exchange.service.js';
import { KeyTokensService } from './exchange/key-tokens.service.js';
import { ExpiredRowsCleaner } from './expired-rows-cleaner.js';
import { Grants } from './grants/grants.repository.js';
import { NarrowTokensService } from './internal/narrow-tokens.service.js';
import { NarrowingGrpc } from './internal/narrowing.grpc.js';
import { TokensGrpc } from './internal/tokens.grpc.js';
import { InspectorsService } from './introspection/inspectors.service.js';
import { IntrospectionController } from './introspection/introspection.controller.js';
import { IntrospectionService } from './introspection/introspection.service.js';
import { TokenIssuer } from './issuing/token-issuer.service.js';
import { EndSessionController } from './logout/end-session.controller.js';
import { EndSessionService } from './logout/end-session.service.js';
import { LogoutNotices } from './logout/logout-notices.repository.js';
import { LogoutNotifier } from './logout/logout-notifier.js';
import { OutdatedSessions } from './logout/outdated-sessions.js';
import { IdTokensService } from './openid/id-tokens.service.js';
import { UserinfoController } from './userinfo/userinfo.controller.js';
import { UserinfoService } from './userinfo/userinfo.service.js';
import { LoginController } from './login/login.controller.js';
import { LoginService } from './login/login.service.js';
import { PasskeyLoginsService } from './login/passkey-logins.service.js';
import { MailThrottle } from './mail/mail-throttle.js';
import { AccessService } from './members/access.service.js';
import { PasswordService } from './members/password.service.js';
import { ProfileService } from './members/profile.service.js';
import { MembersController } from './members/members.controller.js';
import { MembersService } from './members/members.service.js';
import { MetadataController } from './metadata/metadata.controller.js';
import type { OauthSettings } from './oauth.config.js';
import { providersFor } from './oauth.providers.js';
import { PendingIdentities } from './provider-login/identity-cookie.js';
import { LinkedLoginsController } from './provider-login/linked-logins.controller.js';
import { LinkedLoginsService } from './provider-login/linked-logins.service.js';
import { ProviderLoginController } from './provider-login/provider-login.controller.js';
import { ProviderLoginService } from './provider-login/provider-login.service.js';
import { ProviderChecks } from './providers/provider-checks.service.js';
import { ProviderDirectory } from './providers/provider-directory.js';
import { ProviderLogins } from './providers/provider-logins.repository.js';
import { RemovedProviders } from './providers/removed-providers.js';
import { ProviderLoginThrottle } from './providers/provider-login-throttle.js';
import { ProviderRequests } from './providers/provider-requests.repository.js';
import { PageBrand } from './pages/page-brand.js';
import { OpenApiController } from './openapi/openapi.controller.js';
import { NewPasswordsService } from './recovery/new-passwords.service.js';
import { RecoveryController } from './recovery/recovery.controller.js';
import { RecoveryService } from './recovery/recovery.service.js';
import { RegistrationController } from './registration/registration.controller.js';
import { RegistrationMailsService } from './registration/registration-mails.service.js';
import { RegistrationService } from './registration/registration.service.js';
import { RestrictionController } from './restriction/restriction.controller.js';
import { RestrictionService } from './restriction/restriction.service.js';
import { RevocationController } from './revocation/revocation.controller.js';
import { RevocationService } from './revocation/revocation.service.js';
import { LoginStepsController } from './second-factor/login-steps.controller.js';
import { LoginStepsService } from './second-factor/login-steps.service.js';
import { FactorMails } from './second-factor/factor-mails.js';
import { PasskeysController } from './second-factor/passkeys.controller.js';
import { PasskeysService } from './second-factor/passkeys.service.js';
import { TwoStepController } from './second-factor/two-step.controller.js';
import { TwoStepService } from './second-factor/two-step.service.js';
import { LogoutsService } from './sessions/logouts.service.js';
import { RememberedDevices } from './sessions/remembered-devices.js';
import { Sessions } from './sessions/sessions.repository.js';
import { SessionsTypeorm } from './sessions/sessions.typeorm.js';
import { Visits } from './sessions/visit.js';
import { VisitorsService } from './sessions/visitors.service.js';
import { KeysController } from './signing/keys.controller.js';
import { LoginThrottle } from './throttling/login-throttle.js';
import { ClientAuthenticator } from './token/client-credentials.js';
import { ClientGrant } from './token/client.grant.js';
import { CodeGrant } from './token/code.grant.js';
import { DeviceGrant } from './token/device.grant.js';
import { PasswordGrant } from './token/password.grant.js';
import { RefreshGrant } from './token/refresh.grant.js';
import { TokenController } from './token/token.controller.js';
import { UserGrants } from './token/user-grants.js';
import { TokenSetsService } from './token/token-sets.service.js';
import { VerificationController } from './verification/verification.controller.js';
import { VerificationsService } from './verification/verification.service.js';

const controllers = [
  ...[TokenController, RestrictionController, ExchangeController, RevocationController],
  ...[IntrospectionController, KeysController, MetadataController, OpenApiController],
  ...[AuthorizeController, CallbackController, AuthorizedClientsController],
  ...[LoginStepsController, PasskeysController, TwoStepController, LoginController],
  ...[RegistrationController, RecoveryController, ProviderLoginController, LinkedLoginsController],
  ...[VerificationController, MembersController, UserinfoController, EndSessionController],
  ...[DeviceAuthorizationController, DeviceController],
  ...[TokensGrpc, NarrowingGrpc],
];

const repositories = [
  ...[Codes, Consents, Grants, LogoutNotices, DeviceCodes, UserCodeGuesses],
  ...[ProviderLogins, ProviderRequests, RemovedProviders],
  { provide: Sessions, useClass: SessionsTypeorm },
];

const services = [
  ...[PasswordGrant, RefreshGrant, CodeGrant, UserGrants, TokenSetsService, TokenIssuer, ClientAuthenticator],
  ...[RestrictionService, ExchangeService, KeyTokensService, NarrowTokensService, RevocationService],
  ...[InspectorsService, IntrospectionService, UserStatusService, WebsiteActions],
  ...[AuthorizationRequestsService, AuthorizeService, PermissionsService, AuthorizedClientsService],
  ...[LoginStepsService, PasskeysService, PasskeyLoginsService, FactorMails, TwoStepService],
  ...[LoginService, RegistrationService, RegistrationMailsService],
  ...[ProviderDirectory, ProviderChecks, ProviderLoginThrottle, ProviderLoginService, LinkedLoginsService],
  ...[PendingIdentities],
  ...[RecoveryService, NewPasswordsService, VerificationsService],
  ...[MembersService, ProfileService, PasswordService, AccessService, VisitorsService, Visits],
  LogoutsService,
  ...[DeviceGrant, ClientGrant, ClientAssertions, DeviceAuthorizationsService, DevicesService],
  ...[IdTokensService, UserinfoService, EndSessionService, LogoutNotifier, OutdatedSessions],
  ...[PageBrand, RememberedDevices, LoginThrottle, MailThrottle, ExpiredRowsCleaner],
];

@Module({})
export class OauthModule {
  static forRoot(settings: OauthSettings, logger: Logger, credentials: InternalCredentials): DynamicModule {
    return {
      module: OauthModule,
      imports: [databaseModule(storageAt(settings.OAUTH_DATABASE_URL)), DiscoveryModule],
      controllers,
      providers: [...providersFor(settings, logger, credentials), ...repositories, ...services],
    };
  }
}
