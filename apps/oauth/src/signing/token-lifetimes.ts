import type { OauthSettings } from '../oauth.config.js';

/** Seconds that a token of an access key is valid (docs/protocol/tokens.md#access-key-exchange). */
export const exchangedSeconds = 86_400;

/** Seconds that a narrowed token is valid. */
export const narrowedSeconds = 300;

/**
 * The v2 command line keeps a restricted token for an hour, whatever its `exp` is
 * (docs/protocol/tokens.md#lifetime-of-restricted-tokens).
 */
const minRestrictedSeconds = 3600;

/** Seconds that a restricted token is valid. */
export const restrictedSeconds = ({ OAUTH_ACCESS_TOKEN_SECONDS }: OauthSettings): number =>
  Math.max(minRestrictedSeconds, OAUTH_ACCESS_TOKEN_SECONDS);

/** Seconds that the longest-lived token is valid under these settings. */
export const longestTokenSeconds = (settings: OauthSettings): number =>
  Math.max(
    restrictedSeconds(settings),
    exchangedSeconds,
    settings.OAUTH_COMPONENT_TOKEN_SECONDS,
    settings.OAUTH_GATEWAY_TOKEN_SECONDS,
    settings.OAUTH_INTERNAL_TOKEN_SECONDS,
  );
