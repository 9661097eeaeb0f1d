import { generateKeyPairSync } from 'node:crypto';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { type discovery, fromHttpApiJson } from '@fieldpost/contracts';
import { NetworkIdentity } from './network-identity.js';
import { DirectoryGrpc } from './directory.grpc.js';

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const own = {
  serviceName: 'handler' as const,
  id: 'handler-1',
  serviceVersion: '1',
  netAddress: 'localhost:1904',
  signer: { privateKey },
};

/** A discovery that answers at once. */
function answering(services: object[]): discovery.DiscoveryClient {
  const getAll = (...given: unknown[]) => {
    const callback = given.pop() as (error: null, list: unknown) => void;
    callback(null, fromHttpApiJson('discovery.AnnouncementsResponse', { services: [...services] }));
  };
  return { getAll } as unknown as discovery.DiscoveryClient;
}

describe('A response of discovery', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is requested again after two seconds, also after the clock was set back', async () => {
    jest.useFakeTimers({ now: Date.UTC(2026, 10, 24, 12) });
    const services: object[] = [];
    const directory = new DirectoryGrpc({ client: answering(services) }, new NetworkIdentity(own));
    expect(await directory.brokers()).toEqual([]);
    services.push({ id: 'broker-1', service_name: 'broker', net_address: 'a:1902' });
    jest.setSystemTime(Date.UTC(2026, 10, 24, 11));
    jest.advanceTimersByTime(2_001);
    expect(await directory.brokers()).toMatchObject([{ id: 'broker-1' }]);
  });
});
