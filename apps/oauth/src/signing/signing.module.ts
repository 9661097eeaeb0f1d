import { Module } from '@nestjs/common';
import { KeySource, RevocationTable, TokenVerifier } from '@fieldpost/auth';
import type { Logger } from '@fieldpost/observability';
import { Sealer } from '@fieldpost/persistence';
import { longestTokenSeconds } from './token-lifetimes.js';
import { LOGGER, OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';
import { KeyRing } from './key-ring.js';
import { KeysController } from './keys.controller.js';
import { SigningKeys } from './signing-keys.repository.js';
import { SigningKeysTypeorm } from './signing-keys.typeorm.js';

const keyRing = {
  provide: KeyRing,
  useFactory: (stored: SigningKeys, settings: OauthSettings, logger: Logger) =>
    new KeyRing(stored, {
      issuer: settings.FIELDPOST_ISSUER,
      algorithm: settings.OAUTH_SIGNING_ALGORITHM,
      sealer: new Sealer(...settings.OAUTH_SEALING_KEY),
      logger,
      reloadSeconds: settings.OAUTH_KEY_RELOAD_SECONDS,
      longestLife: longestTokenSeconds(settings),
    }),
  inject: [SigningKeys, OAUTH_CONFIG, LOGGER],
};

/** Its own tokens are verified with the keys in memory: nothing is fetched. */
const verifier = {
  provide: TokenVerifier,
  useFactory: (keys: KeySource, revocations: RevocationTable) =>
    new TokenVerifier(keys, Date.now, revocations),
  inject: [KeyRing, RevocationTable],
};

@Module({
  controllers: [KeysController],
  providers: [{ provide: SigningKeys, useClass: SigningKeysTypeorm }, keyRing, verifier],
  exports: [KeyRing, TokenVerifier],
})
export class SigningModule {}
