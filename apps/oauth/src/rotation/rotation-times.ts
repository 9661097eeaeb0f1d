import type { OauthSettings } from '../oauth.config.js';
import type { RotationTimes } from './key-rotation.js';

/** Allows for clock differences between replicas and the operator. */
const marginSeconds = 60;

/** The times of a rotation by the settings; `longestLife` is that of the tokens of the key, in seconds. */
export const rotationTimes = (settings: OauthSettings, longestLife: number): RotationTimes => ({
  preparedSeconds: settings.OAUTH_KEY_PREPARED_SECONDS,
  longestLife,
  // Replicas sign with the old key until they reload the keys.
  followedSeconds: settings.OAUTH_KEY_RELOAD_SECONDS + marginSeconds,
});
