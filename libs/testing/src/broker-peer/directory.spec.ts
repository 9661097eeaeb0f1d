import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PeerDirectory } from './directory.js';
import { makeIdentity, type PeerIdentity } from './identity.js';
import { StandInDiscovery } from './stand-in-discovery.js';

const discovery = new StandInDiscovery();
let identity: PeerIdentity;
let directory: PeerDirectory;

beforeAll(async () => {
  identity = await makeIdentity('my-broker', new Date());
  await discovery.listen(identity);
  directory = new PeerDirectory({ address: discovery.address, ca: identity.cert });
});

afterAll(() => {
  directory.close();
  discovery.close();
});

describe('A broker', () => {
  it('announces itself again while discovery is unavailable', async () => {
    discovery.unavailable = 2;
    await directory.announce(identity, { port: 7, prefix: '26000000/20', token: 'of the broker' });
    expect(discovery.announced).toMatchObject([{ id: 'my-broker', net_address: 'localhost:7' }]);
    expect(discovery.unavailable).toBe(0);
  });
});
