import type { Logger } from '@fieldpost/observability';
import { RedisConnection, type RedisConnectionOptions } from './redis-connection.js';

export interface LoggedConnectionOptions extends Pick<RedisConnectionOptions, 'url' | 'onReady'> {
  /** What the connection is for, in the log. */
  readonly purpose: string;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
}

/** A connection to Redis that logs each loss once, and each return. */
export function loggedConnection({
  url,
  purpose,
  onReady,
  logger,
}: LoggedConnectionOptions): RedisConnection {
  let isAway = false;
  return RedisConnection.open({
    url,
    onReady: async (client) => {
      await onReady(client);
      logger.info({ purpose }, 'redis connected');
      isAway = false;
    },
    onAway: ({ message }) => {
      if (!isAway) logger.warn({ purpose, error: message }, 'redis cannot be reached');
      isAway = true;
    },
  });
}
