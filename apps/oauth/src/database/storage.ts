import type { Storage } from '@fieldpost/persistence';
import { SigningKeyEntity } from '../signing/signing-key.entity.js';
import { GrantEntity, RefreshTokenEntity } from '../token/grant.entity.js';
import { Tokens1795251600000 } from './migrations/202611210900-tokens.js';

/** What oauth keeps, at the given address. */
export const storageAt = (url: string): Storage => ({
  url,
  entities: [SigningKeyEntity, GrantEntity, RefreshTokenEntity],
  migrations: [Tokens1795251600000],
});
