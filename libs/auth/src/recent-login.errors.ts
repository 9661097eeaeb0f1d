import { freshLoginSeconds } from '@fieldpost/domain';
import { defineError } from '@fieldpost/errors';

const stepUpNeeded = defineError(
  'insufficient_user_authentication',
  'permission_denied',
  'permission denied: this needs a login within the last five minutes, with the second factor if the user has one: log in again (prompt=login or max_age=0)',
);

/** The challenge of RFC 9470, 3. */
export const recentLoginChallenge = `Bearer realm="fieldpost", error="insufficient_user_authentication", error_description="a recent login is needed", max_age="${freshLoginSeconds}"`;

/** 403, because clients renew their token after a 401, which does not help. */
export const recentLoginNeeded = () => stepUpNeeded({ challenge: recentLoginChallenge });
