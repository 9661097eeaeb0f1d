import { describe, expect, it } from '@jest/globals';
import type { account } from '@fieldpost/contracts';
import { Eui } from '@fieldpost/domain';
import { AppError } from '@fieldpost/errors';
import { GatewayCredentials } from '../gateway-credentials.js';
import { StationAccess } from './station-access.js';

const eui = Eui('AA555A0000000101');
const gateway = { id: 'my-gateway', frequencyPlan: 'EU_863_870', eui };

const accessWith = (checkGatewayKeys: (keys: readonly account.GatewayKey[]) => Promise<readonly boolean[]>) =>
  new StationAccess({
    directory: { known: () => gateway, find: () => Promise.resolve(gateway) },
    credentials: new GatewayCredentials({ checkGatewayKeys }, {} as never),
    unregistered: { note: () => true, forget: () => undefined },
  });

const callerWith = (secret: string) => ({ address: '192.0.2.1', secret, certificateName: '' });

describe('The key of a station', () => {
  it('is checked although others show texts that would make the message to account too long', async () => {
    const sent: number[] = [];
    const access = accessWith((keys) => {
      sent.push(keys.reduce((sum, { key = '' }) => sum + key.length, 0));
      return Promise.resolve(keys.map(({ key }) => key === 'good'));
    });
    const long = Array.from({ length: 20 }, () => access.admit(eui, callerWith('x'.repeat(15_000))));
    const admitted = access.admit(eui, callerWith('good'));
    for (const result of await Promise.allSettled(long))
      expect(result).toMatchObject({ status: 'rejected', reason: { kind: 'unauthenticated' } });
    expect(await admitted).toMatchObject({ gateway: { id: 'my-gateway', isTrusted: true } });
    expect(Math.max(...sent)).toBe('good'.length);
  });

  it('is neither good nor bad while account responds with an error', async () => {
    const access = accessWith(() => Promise.reject(new AppError('any', 'resource_exhausted', 'too large')));
    await expect(access.admit(eui, callerWith('good'))).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
