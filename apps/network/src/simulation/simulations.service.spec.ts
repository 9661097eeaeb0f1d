import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { dataVector } from '@fieldpost/testing';
import { GatewayNetwork } from '../../test/memory/gateways.memory.js';
import { deviceWith } from '../../test/memory/samples.js';
import { nameOf, simulation, SimulationsService } from './simulations.service.js';

const account = { isConfigured: false, ownersOf: async () => new Map() };
const { appId, devId, appEui, devEui } = deviceWith();
const request = { appId, devId, appEui, devEui, appKey: undefined, appSKey: dataVector.session.appSKey };

describe('A simulated device whose frame counter is near its end', () => {
  let network: GatewayNetwork;

  beforeEach(() => {
    jest.useFakeTimers();
    network = new GatewayNetwork();
  });
  afterEach(() => void jest.useRealTimers());

  const simulationsOf = (fCntUp: number, wasHeard: boolean) => {
    const devices = { find: async () => deviceWith({ fCntUp, wasHeard }) };
    const { traffic, registry, log } = network;
    return new SimulationsService(devices as never, traffic, registry, account, log);
  };

  it('sends the last frame, stops, and leaves no gateway', async () => {
    const simulations = simulationsOf(4_294_967_294, true);
    await simulations.start(request);
    expect(simulations.find(nameOf(appId, devId))).not.toHaveProperty('end');
    expect(network.uplinks).toHaveLength(1);
    expect(network.connections.size).toBe(1);
    jest.advanceTimersByTime(simulation.uplinkEveryMs);
    expect(network.uplinks).toHaveLength(1);
    expect(network.connections.size).toBe(0);
    expect(network.logs).toEqual([expect.stringContaining('FCnt not valid')]);
    const end = { reason: 'failed', message: expect.stringContaining('FCnt not valid') };
    expect(simulations.find(nameOf(appId, devId))).toMatchObject({ end });
  });

  it('is rejected with the name of the counter after its last frame', async () => {
    await expect(simulationsOf(4_294_967_295, true).start(request)).rejects.toThrow('FCntUp not valid');
    expect(network.connections.size).toBe(0);
  });
});

describe('A simulation whose first frame fails', () => {
  it('leaves neither a gateway nor an entry', async () => {
    const network = new GatewayNetwork();
    const devices = { find: async () => deviceWith() };
    const fail = () => {
      throw new Error('no frame');
    };
    const traffic = { uplink: fail, status: fail };
    const simulations = new SimulationsService(
      devices as never,
      traffic,
      network.registry,
      account,
      network.log,
    );
    await expect(simulations.start(request)).rejects.toThrow('no frame');
    await expect(simulations.start(request)).rejects.toThrow('no frame');
    expect(network.connections.size).toBe(0);
  });
});
