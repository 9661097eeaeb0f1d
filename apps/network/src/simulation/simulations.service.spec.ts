import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { dataVector } from '@fieldpost/testing';
import { GatewayNetwork } from '../../test/memory/gateways.memory.js';
import { deviceWith } from '../../test/memory/samples.js';
import type { SimulationState } from './simulation-state.js';
import { nameOf, simulation, SimulationsService } from './simulations.service.js';

const account = { isConfigured: false, ownersOf: async () => new Map() };
const { appId, devId, appEui, devEui } = deviceWith();
const name = nameOf(appId, devId);
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
    expect(simulations.find(name)).not.toHaveProperty('end');
    expect(network.uplinks).toHaveLength(1);
    expect(network.connections.size).toBe(1);
    jest.advanceTimersByTime(simulation.uplinkEveryMs);
    expect(network.uplinks).toHaveLength(1);
    expect(network.connections.size).toBe(0);
    expect(network.logs).toEqual([expect.stringContaining('FCnt not valid')]);
    const end = { reason: 'failed', message: expect.stringContaining('FCnt not valid') };
    expect(simulations.find(name)).toMatchObject({ end });
  });

  it('is rejected with the name of the counter after its last frame', async () => {
    await expect(simulationsOf(4_294_967_295, true).start(request)).rejects.toThrow('FCntUp not valid');
    expect(network.connections.size).toBe(0);
  });
});

describe('A simulation whose frame fails', () => {
  let network: GatewayNetwork;
  let framesLeft: number;

  beforeEach(() => {
    jest.useFakeTimers();
    network = new GatewayNetwork();
  });
  afterEach(() => void jest.useRealTimers());

  /** With traffic that takes so many frames. */
  const simulationsWith = (frames: number) => {
    framesLeft = frames;
    const take = () => {
      framesLeft -= 1;
      if (framesLeft < 0) throw new Error('no frame');
    };
    const devices = { find: async () => deviceWith() };
    const traffic = { uplink: take, status: take };
    return new SimulationsService(devices as never, traffic, network.registry, account, network.log);
  };
  const messageOf = (simulations: SimulationsService) => simulations.find(name)?.end?.message;

  it('at its start leaves no gateway, and an end with the reference that the user gets', async () => {
    const simulations = simulationsWith(0);
    for (const _ of ['first', 'second']) {
      const error: unknown = await simulations.start(request).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ kind: 'internal', cause: { message: 'no frame' } });
      expect(error).toHaveProperty('message', messageOf(simulations));
    }
    expect(network.connections.size).toBe(0);
  });

  it('later has the reference that is in the log', async () => {
    const simulations = simulationsWith(1);
    await simulations.start(request);
    jest.advanceTimersByTime(simulation.uplinkEveryMs);
    const message = messageOf(simulations);
    expect(message).toMatch(/^Internal error: [0-9a-f]{12}$/);
    expect(network.logs).toEqual([expect.stringContaining(String(message))]);
  });
});

describe('The end of a simulation at another replica', () => {
  const started = (startedAt: number): SimulationState => ({
    ...{ gatewayId: 'SIMULATED-00000000', startedAt, endsAt: startedAt + 1, isJoined: true },
    end: { at: startedAt + 1, reason: 'shutdown' },
  });
  const newSimulations = () => {
    const { traffic, registry, log } = new GatewayNetwork();
    const devices = { find: async () => deviceWith() };
    return new SimulationsService(devices as never, traffic, registry, account, log);
  };

  it('does not replace that of a later simulation', () => {
    const simulations = newSimulations();
    for (const startedAt of [2, 1]) simulations.remember(name, started(startedAt));
    expect(simulations.find(name)).toEqual(started(2));
    simulations.remember(name, started(3));
    expect(simulations.find(name)).toEqual(started(3));
  });

  it('is not handed over with those that this replica ran itself', async () => {
    const simulations = newSimulations();
    simulations.remember('my-app/other', started(1));
    await simulations.start(request);
    const end = expect.objectContaining({ reason: 'shutdown' });
    expect(simulations.endAll()).toEqual([{ name, state: expect.objectContaining({ end }) }]);
  });
});
