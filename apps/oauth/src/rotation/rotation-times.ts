import { longestTokenSeconds } from '../signing/token-lifetimes.js';
import type { OauthSettings } from '../oauth.config.js';
import type { RotationTimes } from './key-rotation.js';

/** Clocks of replicas and of the operator differ. */
const marginSeconds = 60;

/** The times of a rotation that follow from the settings. */
export const rotationTimes = (settings: OauthSettings): RotationTimes => ({
  preparedSeconds: settings.OAUTH_KEY_PREPARED_SECONDS,
  longestLife: longestTokenSeconds(settings),
  // Replicas go on signing with the old key until they look again.
  followedSeconds: settings.OAUTH_KEY_RELOAD_SECONDS + marginSeconds,
});
