import type { Storage } from '@fieldpost/persistence';
import { AuthorizationCodeEntity } from '../codes/authorization-code.entity.js';
import { ConsentEntity } from '../consent/consent.entity.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { LogoutNoticeEntity } from '../logout/logout-notice.entity.js';
import { SessionClientEntity } from '../sessions/session-client.entity.js';
import { IdTokenKeyEntity, SigningKeyEntity } from '../signing/signing-key.entity.js';
import { GrantEntity, RefreshTokenEntity } from '../grants/grant.entity.js';
import { Tokens1795251600000 } from './migrations/202611210900-tokens.js';
import { Openid1795626000000 } from './migrations/202611251700-openid.js';
import { SessionIds1795626300000 } from './migrations/202611251705-session-ids.js';

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
  ],
  migrations: [Tokens1795251600000, Openid1795626000000, SessionIds1795626300000],
});
