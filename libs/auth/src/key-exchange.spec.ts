import { describe, expect, it } from '@jest/globals';
import { AppId } from '@fieldpost/domain';
import { AppError, unavailable } from '@fieldpost/errors';
import { type Issued, KeyExchange } from './key-exchange.js';

const app = AppId('my-app');
const shown = (appId: AppId, key: string, address = '') => ({ appId, key, address });

function exchangeThat(answer: () => Promise<Issued>) {
  const clock = { now: 0, calls: 0 };
  const count = () => {
    clock.calls += 1;
    return answer();
  };
  return { clock, keys: new KeyExchange(count, { now: () => clock.now }) };
}

describe('An access key', () => {
  it('is exchanged once for many callers, and its token is renewed in the last minute', async () => {
    const { clock, keys } = exchangeThat(() =>
      Promise.resolve({ token: 't', expiresAt: 300_000, isBound: false }),
    );
    await Promise.all([keys.get(shown(app, 'k')), keys.get(shown(app, 'k'))]);
    clock.now = 239_000;
    await keys.get(shown(app, 'k'));
    expect(clock.calls).toBe(1);
    clock.now = 241_000;
    await keys.get(shown(app, 'k'));
    expect(clock.calls).toBe(2);
  });

  it('is served with its token until five seconds before the end while oauth is unavailable', async () => {
    let answer = () => Promise.resolve({ token: 't', expiresAt: 300_000, isBound: false });
    const { clock, keys } = exchangeThat(() => answer());
    await keys.get(shown(app, 'k'));
    answer = () => Promise.reject(unavailable({ what: 'oauth' }));
    for (const now of [241_000, 241_500, 294_000]) {
      clock.now = now;
      expect(await keys.get(shown(app, 'k'))).toMatchObject({ token: 't' });
    }
    // Attempts to renew are at least a second apart.
    expect(clock.calls).toBe(3);
    clock.now = 295_000;
    await expect(keys.get(shown(app, 'k'))).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('that is denied when its token is renewed is denied from then on', async () => {
    let answer = () => Promise.resolve({ token: 't', expiresAt: 300_000, isBound: false });
    const { clock, keys } = exchangeThat(() => answer());
    await keys.get(shown(app, 'k'));
    answer = () => Promise.reject(new AppError('wrong_key', 'unauthenticated', 'wrong key'));
    clock.now = 241_000;
    await keys.get(shown(app, 'k'));
    await Promise.resolve();
    await expect(keys.get(shown(app, 'k'))).rejects.toThrow('wrong key');
  });

  it('that is bound to addresses is exchanged for each of them', async () => {
    const { clock, keys } = exchangeThat(() =>
      Promise.resolve({ token: 't', expiresAt: 300_000, isBound: true }),
    );
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) await keys.get(shown(app, 'k', address));
    expect(clock.calls).toBe(2);
  });

  it.each(['192.0.2.1', '2001:db8::1'])(
    'that is bound to %s is not accepted from elsewhere with that address appended to it',
    async (address) => {
      const { clock, keys } = exchangeThat(() =>
        Promise.resolve({ token: 't', expiresAt: 300_000, isBound: true }),
      );
      await keys.get(shown(app, 'k', address));
      const forged = shown(app, `k\0${address}`, '198.51.100.9');
      expect(keys.isKnown(forged)).toBe(false);
      await keys.get(forged);
      expect(clock.calls).toBe(2);
    },
  );

  it('that is bound to none is exchanged once for all addresses', async () => {
    const { clock, keys } = exchangeThat(() =>
      Promise.resolve({ token: 't', expiresAt: 300_000, isBound: false }),
    );
    for (const address of ['192.0.2.1', '192.0.2.2', '']) await keys.get(shown(app, 'k', address));
    expect(clock.calls).toBe(1);
  });

  it('that was rejected is exchanged again after five seconds', async () => {
    const rejected = new AppError('x', 'permission_denied', 'permission denied: no');
    const { clock, keys } = exchangeThat(() => Promise.reject(rejected));
    await expect(keys.get(shown(app, 'k'))).rejects.toBe(rejected);
    await expect(keys.get(shown(app, 'k'))).rejects.toBe(rejected);
    expect(clock.calls).toBe(1);
    clock.now = 5_001;
    await expect(keys.get(shown(app, 'k'))).rejects.toBe(rejected);
    expect(clock.calls).toBe(2);
  });

  it('whose exchange was unavailable is exchanged again at once', async () => {
    const { clock, keys } = exchangeThat(() => Promise.reject(unavailable({ what: 'oauth' })));
    await expect(keys.get(shown(app, 'k'))).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(keys.get(shown(app, 'k'))).rejects.toMatchObject({ kind: 'unavailable' });
    expect(clock.calls).toBe(2);
  });

  it('that is rejected at a later exchange is no longer cached as valid', async () => {
    let answer = () => Promise.resolve({ token: 't', expiresAt: 300_000, isBound: false });
    const { clock, keys } = exchangeThat(() => answer());
    await keys.get(shown(app, 'k'));
    answer = () => Promise.reject(new AppError('wrong_key', 'unauthenticated', 'wrong key'));
    await expect(keys.refresh(shown(app, 'k'))).rejects.toThrow('wrong key');
    await expect(keys.get(shown(app, 'k'))).rejects.toThrow('wrong key');
    expect(clock.calls).toBe(3);
  });

  it.each([
    ['for everybody', false, ['new', 'new']],
    ['for its address alone', true, ['new', 'newer']],
  ])('is cached as its latest exchange returned it, %s', async (_what, isBound, tokens) => {
    const answers = [
      { token: 'old', isBound: false },
      { token: 'new', isBound },
      { token: 'newer', isBound },
    ];
    const { keys } = exchangeThat(async () => {
      const { token = '', isBound: bound = false } = answers.shift() ?? {};
      return { token, expiresAt: 300_000, isBound: bound };
    });
    const [here, elsewhere] = [shown(app, 'k', '192.0.2.1'), shown(app, 'k', '192.0.2.2')] as const;
    await keys.get(here);
    await keys.refresh(here);
    const now = [await keys.get(here), await keys.get(elsewhere)];
    expect(now.map(({ token }) => token)).toEqual(tokens);
  });

  it('stays cached as valid while the auth server is unavailable', async () => {
    let answer = () => Promise.resolve({ token: 't', expiresAt: 300_000, isBound: false });
    const { clock, keys } = exchangeThat(() => answer());
    await keys.get(shown(app, 'k'));
    answer = () => Promise.reject(unavailable({ what: 'oauth' }));
    await expect(keys.refresh(shown(app, 'k'))).rejects.toThrow('unavailable');
    expect(await keys.get(shown(app, 'k'))).toMatchObject({ token: 't' });
    expect(clock.calls).toBe(2);
  });

  it('of one application does not affect another', async () => {
    const { clock, keys } = exchangeThat(() =>
      Promise.resolve({ token: 't', expiresAt: 300_000, isBound: false }),
    );
    await keys.get(shown(app, 'k'));
    await keys.get(shown(AppId('other-app'), 'k'));
    expect(clock.calls).toBe(2);
  });
});
