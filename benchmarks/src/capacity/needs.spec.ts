import { describe, expect, it } from '@jest/globals';
import { demandOf } from './demand.js';
import { limitsOf } from './limits.js';
import { type Inputs, lastInputs } from './measurements.js';
import { discoveryNeeds, handlerNeeds, leaderMs, planned } from './needs.js';
import { networkOf } from './scenario.js';

const inputs: Inputs = {
  ...lastInputs,
  ...{ uplinkMs: 0.3, busPublishMs: 0, functionsMs: 0.2, deliveryMs: 0.1, downlinkMs: 1, joinMs: 1 },
};
const needsOf = (gateways: number) => {
  const network = networkOf(gateways);
  return handlerNeeds(network, demandOf(network), inputs);
};

describe('A network', () => {
  it('needs capacity for the traffic of its devices', () =>
    expect(demandOf(networkOf(1_000))).toMatchObject({
      devices: 100_000,
      applications: 200,
      sessions: 400,
      uplinks: expect.closeTo(111.1, 1),
      joins: expect.closeTo(27.8, 1),
    }));
});

describe('Handlers', () => {
  it('spend on an uplink the cost of its messages', () =>
    // 0.3 + 30 % × 0.2 for functions + 0.1 for a second client + 5 % × 1 for downlinks
    expect(leaderMs(networkOf(1), inputs)).toBeCloseTo(0.51));

  it('are one id with a replica in reserve, however small', () =>
    expect(needsOf(10)).toMatchObject({ ids: 1, replicasPerId: 2, connections: 22 }));

  it('are as many ids as leave each leader its reserve', () => {
    const { ids } = needsOf(100_000);
    const cores = (demandOf(networkOf(100_000)).busiestUplinks * 0.51) / 1_000;
    expect(cores / ids).toBeLessThanOrEqual(planned);
    expect(cores / (ids - 1)).toBeGreaterThan(planned);
  });
});

describe('Discovery', () => {
  it('lists every connected gateway to every router and broker', () => {
    const network = networkOf(100_000);
    const { routerListBytes } = discoveryNeeds(network, demandOf(network), inputs);
    expect(routerListBytes).toBe(100 * 1_175 + 100_000 * 24);
  });
});

describe('The first limit', () => {
  it('is the leader of a handler id where uplinks cost as here', () => {
    const [first, second] = limitsOf(inputs);
    expect(first?.part).toBe('handler: CPU of the leading replica');
    expect(first?.gateways).toBeLessThan(second?.gateways ?? 0);
  });

  it('is where one more id is needed', () => {
    const [first] = limitsOf(inputs);
    const gateways = first?.gateways ?? 0;
    expect([needsOf(gateways - 10).ids, needsOf(gateways + 10).ids]).toEqual([1, 2]);
  });
});
