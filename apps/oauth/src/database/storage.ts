import type { Storage } from '@fieldpost/persistence';
import { AuthorizationCodeEntity } from '../codes/authorization-code.entity.js';
import { UsedAssertionEntity } from '../client-assertions/used-assertion.entity.js';
import { ConsentEntity } from '../consent/consent.entity.js';
import { DeviceCodeEntity, UserCodeGuessEntity } from '../device-codes/device-code.entity.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { LogoutNoticeEntity } from '../logout/logout-notice.entity.js';
import { ProviderLoginEntity, ProviderRequestEntity } from '../providers/provider-tables.entity.js';
import { SessionClientEntity } from '../sessions/session-client.entity.js';
import { IdTokenKeyEntity, SigningKeyEntity } from '../signing/signing-key.entity.js';
import { ForgottenDevicesEntity } from '../sessions/forgotten-devices.entity.js';
import { GrantEntity, RefreshTokenEntity } from '../grants/grant.entity.js';
import { Tokens1795251600000 } from './migrations/202611210900-tokens.js';
import { Openid1795626000000 } from './migrations/202611251700-openid.js';
import { SessionIds1795626300000 } from './migrations/202611251705-session-ids.js';
import { ForgottenDevices1795636800000 } from './migrations/202611252000-forgotten-devices.js';
import { ProviderLogins1795640400000 } from './migrations/202611252100-provider-logins.js';
import { DeviceCodes1795647600000 } from './migrations/202611252300-device-codes.js';
import { GrantsOfSessions1795647900000 } from './migrations/202611252305-grants-of-sessions.js';
import { UsedAssertions1795648200000 } from './migrations/202611252310-used-assertions.js';
import { GrantsOfTheConsole1795959900000 } from './migrations/202611291345-grants-of-the-console.js';

/** The database of oauth at this URL. */
export const storageAt = (url: string): Storage => ({
  url,
  entities: [
    SigningKeyEntity,
    IdTokenKeyEntity,
    GrantEntity,
    RefreshTokenEntity,
    SessionEntity,
    ConsentEntity,
    AuthorizationCodeEntity,
    SessionClientEntity,
    LogoutNoticeEntity,
    ...[DeviceCodeEntity, UserCodeGuessEntity, UsedAssertionEntity],
    ...[ProviderLoginEntity, ProviderRequestEntity],
    ForgottenDevicesEntity,
  ],
  migrations: [
    ...[Tokens1795251600000, Openid1795626000000, SessionIds1795626300000],
    ...[ForgottenDevices1795636800000, ProviderLogins1795640400000],
    ...[DeviceCodes1795647600000, GrantsOfSessions1795647900000, UsedAssertions1795648200000],
    GrantsOfTheConsole1795959900000,
  ],
});
