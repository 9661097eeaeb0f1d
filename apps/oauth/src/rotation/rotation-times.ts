import { restrictedSeconds } from '../claims/restricted-life.js';
import { exchangedSeconds } from '../exchange/exchange.service.js';
import type { OauthSettings } from '../oauth.config.js';
import type { RotationTimes } from './key-rotation.js';

/** Clocks of replicas and of the operator differ. */
const marginSeconds = 60;

/** The times of a rotation that follow from the settings. */
export function rotationTimes(settings: OauthSettings): RotationTimes {
  const longestLife = Math.max(
    restrictedSeconds(settings),
    exchangedSeconds,
    settings.OAUTH_COMPONENT_TOKEN_SECONDS,
    settings.OAUTH_GATEWAY_TOKEN_SECONDS,
    settings.OAUTH_INTERNAL_TOKEN_SECONDS,
  );
  return {
    preparedSeconds: settings.OAUTH_KEY_PREPARED_SECONDS,
    // Replicas go on signing with the old key until they look again.
    retiringSeconds: longestLife + settings.OAUTH_KEY_RELOAD_SECONDS + marginSeconds,
  };
}
