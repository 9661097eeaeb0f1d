import type { OauthSettings } from '../oauth.config.js';
import { exchangedSeconds } from './app-claims.js';
import { restrictedSeconds } from './restricted-life.js';

/** How many seconds the longest token lives that is signed under these settings. */
export const longestLife = (settings: OauthSettings): number =>
  Math.max(
    restrictedSeconds(settings),
    exchangedSeconds,
    settings.OAUTH_COMPONENT_TOKEN_SECONDS,
    settings.OAUTH_GATEWAY_TOKEN_SECONDS,
    settings.OAUTH_INTERNAL_TOKEN_SECONDS,
  );
