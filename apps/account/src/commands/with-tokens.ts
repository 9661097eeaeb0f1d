import { AppError, unavailable } from '@fieldpost/errors';
import { InternalCredentials, TokensClient } from '@fieldpost/internal-clients';
import { createLogger } from '@fieldpost/observability';
import type { AccountSettings } from '../account.config.js';

/** Runs a command with a client of oauth's internal API. */
export async function withTokens<T>(
  settings: AccountSettings,
  work: (tokens: TokensClient) => Promise<T>,
): Promise<T> {
  const { ACCOUNT_OAUTH_ADDRESS: address, FIELDPOST_INTERNAL_SECRET: secret } = settings;
  const inside = InternalCredentials.from(settings, createLogger({ app: 'account', level: 'silent' }));
  const tokens = new TokensClient(address, secret, inside);
  try {
    return await work(tokens);
  } catch (cause) {
    if (!(cause instanceof AppError && cause.kind === 'unavailable')) throw cause;
    throw unavailable({ what: `oauth at ${address}; run the command again when it answers` }, { cause });
  } finally {
    tokens.onModuleDestroy();
  }
}
