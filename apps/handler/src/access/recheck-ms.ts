import type { HandlerSettings } from '../handler.config.js';

export type RecheckSettings = Pick<HandlerSettings, 'FIELDPOST_REVOCATION_PULL_SECONDS'>;

const longestMs = 30_000;

/**
 * How often the credentials of open sessions and streams are checked again, in milliseconds: after six pulls of revocations, and
 * twice a minute at least.
 */
export const recheckMs = ({ FIELDPOST_REVOCATION_PULL_SECONDS: pull }: RecheckSettings): number =>
  Math.min(longestMs, 6_000 * pull);
