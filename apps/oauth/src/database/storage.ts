import type { Storage } from '@fieldpost/persistence';
import { AuthorizationCodeEntity } from '../codes/authorization-code.entity.js';
import { ConsentEntity } from '../consent/consent.entity.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { SigningKeyEntity } from '../signing/signing-key.entity.js';
import { GrantEntity, RefreshTokenEntity } from '../grants/grant.entity.js';
import { Tokens1795251600000 } from './migrations/202611210900-tokens.js';
import { KeyRotation1795257000000 } from './migrations/202611211030-key-rotation.js';
import { Authorizations1795256400000 } from './migrations/202611211020-authorizations.js';
import { SessionPlaces1795262400000 } from './migrations/202611211200-session-places.js';
import { ConsentedScopes1795390200000 } from './migrations/202611222330-consented-scopes.js';
import { KeyLives1795527600000 } from './migrations/202611241340-key-lives.js';

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
  migrations: [
    Tokens1795251600000,
    Authorizations1795256400000,
    KeyRotation1795257000000,
    SessionPlaces1795262400000,
    ConsentedScopes1795390200000,
    KeyLives1795527600000,
  ],
});
