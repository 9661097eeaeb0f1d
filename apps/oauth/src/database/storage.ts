import type { Storage } from '@fieldpost/persistence';
import { AuthorizationCodeEntity } from '../codes/authorization-code.entity.js';
import { ConsentEntity } from '../consent/consent.entity.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { SigningKeyEntity } from '../signing/signing-key.entity.js';
import { GrantEntity, RefreshTokenEntity } from '../grants/grant.entity.js';
import { Tokens1795251600000 } from './migrations/202611210900-tokens.js';

/** The database of oauth at this URL. */
export const storageAt = (url: string): Storage => ({
  url,
  entities: [
    SigningKeyEntity,
    GrantEntity,
    RefreshTokenEntity,
    SessionEntity,
    ConsentEntity,
    AuthorizationCodeEntity,
  ],
  migrations: [Tokens1795251600000],
});
