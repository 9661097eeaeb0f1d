import { randomUUID } from 'node:crypto';
import { type AccountClient, LoginProvidersClient, SecondFactorsClient } from '@fieldpost/internal-clients';
import { until } from '@fieldpost/testing';

/**
 * Resolves when clients of the internal API reach account, which was started again. The client of each service has connections of
 * its own, which notice that a moment later.
 */
export async function reconnect(account: AccountClient, address: string, secret: string): Promise<void> {
  const factors = new SecondFactorsClient(address, secret);
  const providers = new LoginProvidersClient(address, secret);
  const user = { user_id: randomUUID() };
  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    account: () => account.grantForAccessKey({}),
    'second factors': () => factors.describeSecondFactors(user),
    passkeys: () => factors.startPasskey(user),
    'login providers': () => providers.listLoginProviders({}),
  };
  for (const [service, call] of Object.entries(calls)) await until(service, () => isReached(call()));
  for (const client of [factors, providers]) client.onModuleDestroy();
}

/** Account responds, whatever it says; otherwise the cause is that no connection could be made. */
const isReached = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    (error: unknown) => !/No connection established|ECONNREFUSED/.test(messages(error)),
  );

const messages = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${messages(error.cause)}` : '';
