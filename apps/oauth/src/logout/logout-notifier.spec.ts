import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { unavailable } from '@fieldpost/errors';
import { LogoutNotifier } from './logout-notifier.js';

const notice = (clientId: string) => ({ id: clientId, clientId, sid: 'sid', userId: 'u_1', attempts: 1 });

describe('Logout notices', () => {
  let removed: string[];
  let finishPost: () => void;
  let notifier: LogoutNotifier;

  beforeEach(() => {
    jest.useFakeTimers();
    removed = [];
    const posted = new Promise<object>((resolve) => (finishPost = () => resolve({ status: 200 })));
    const due = [[notice('unknown'), notice('slow')], []];
    const notices = {
      claim: async () => due.shift() ?? [],
      remove: async (id: string) => void removed.push(id),
    };
    const account = {
      describeClients: async ({ ids: [id] }: { ids: readonly string[] }) => {
        if (id === 'unknown') throw unavailable({ what: 'account' });
        return { clients: [{ backchannel_logout_uri: 'https://client.example/logout' }] };
      },
    };
    const idTokens = { issueLogoutToken: () => 'token' };
    const receivers = { post: () => posted };
    const logger = { warn: () => undefined };
    notifier = new LogoutNotifier(
      ...([notices, account, idTokens, receivers, logger] as unknown as ConstructorParameters<
        typeof LogoutNotifier
      >),
    );
  });
  afterEach(() => void jest.useRealTimers());

  it('are delivered before the app stops, also when another one fails', async () => {
    notifier.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(1_000);
    const stopped = notifier.onModuleDestroy().then(() => removed.push('stopped'));
    await jest.advanceTimersByTimeAsync(1_000);
    finishPost();
    await stopped;
    expect(removed).toEqual(['slow', 'stopped']);
  });
});
