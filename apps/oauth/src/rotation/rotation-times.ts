import { longestTokenSeconds } from '../signing/token-lifetimes.js';
import type { OauthSettings } from '../oauth.config.js';
import type { RotationTimes } from './key-rotation.js';

/** Allows for clock differences between replicas and the operator. */
const marginSeconds = 60;

/** The times of a rotation by the settings. */
export const rotationTimes = (settings: OauthSettings): RotationTimes => ({
  preparedSeconds: settings.OAUTH_KEY_PREPARED_SECONDS,
  longestLife: longestTokenSeconds(settings),
  // Replicas sign with the old key until they reload the keys.
  followedSeconds: settings.OAUTH_KEY_RELOAD_SECONDS + marginSeconds,
});
