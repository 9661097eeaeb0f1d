import type { OauthSettings } from '../oauth.config.js';

/**
 * The v2 command line keeps a restricted token for an hour, whatever it says of itself
 * (docs/protocol/tokens.md#lifetime-of-restricted-tokens).
 */
const leastSeconds = 3600;

/** How many seconds a restricted token lives. */
export const restrictedSeconds = ({ OAUTH_ACCESS_TOKEN_SECONDS }: OauthSettings): number =>
  Math.max(leastSeconds, OAUTH_ACCESS_TOKEN_SECONDS);
