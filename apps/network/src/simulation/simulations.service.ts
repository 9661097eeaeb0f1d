import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { AppId, DevId } from '@fieldpost/domain';
import { logLevelOf, unavailable } from '@fieldpost/errors';
import { AccountRegistry } from '@fieldpost/internal-clients';
import type { FrequencyPlan } from '@fieldpost/lorawan';
import type { Logger } from '@fieldpost/observability';
import { toAppError, TokenBuckets } from '@fieldpost/transport';
import { deviceNotFound } from '../devices/device.errors.js';
import type { NetworkDevice } from '../devices/device.js';
import { Devices } from '../devices/devices.repository.js';
import { GatewayConnections, GatewayTraffic } from '../gateways/gateway-traffic.js';
import { LOGGER } from '../network.config.js';
import { SimulatedDevice, type SimulatedIdentity } from './simulated-device.js';
import { identityOf, planOf, type SimulationRequest } from './simulation-request.js';
import {
  currentState,
  type RunningSimulation,
  type SimulationEnd,
  type SimulationState,
} from './simulation-state.js';
import { simulationRuns, tooManySimulations } from './simulation.errors.js';

interface Running {
  readonly id: string;
  readonly owner: string;
  readonly device: SimulatedDevice;
  readonly unregister: () => void;
  readonly startedAt: number;
  readonly end: NodeJS.Timeout;
  next?: NodeJS.Timeout;
}

/** How long a simulated device sends, and how often; a join accept comes in six seconds. */
export const simulation = { forMs: 180_000, uplinkEveryMs: 10_000, joinEveryMs: 7_000 } as const;
const most = 50;
const mostOfOwner = 2;
/** Starts of an owner. */
const starts = { burst: 10, refillMs: 180_000 };
const mostOwners = 10_000;
/** Ended simulations that are remembered; the oldest is dropped. */
const mostEnded = 1_000;

/** Calls `run` with the simulations of other replicas, while no other replica starts one of this owner. */
type StartAlone = (
  owner: string,
  run: (elsewhere: readonly RunningSimulation[]) => SimulationState,
) => Promise<SimulationState>;

/** Simulated devices of this process: each sends frames of a registered device for three minutes, as if a gateway had received them. */
@Injectable()
export class SimulationsService {
  private readonly running = new Map<string, Running>();
  private readonly ended = new Map<string, SimulationState>();
  private isEnding = false;
  private readonly starts = new TokenBuckets(starts, mostOwners);
  /** Few ids, which are used again: what is known about gateways is kept by id. No gateway of account can have one in upper case. */
  private readonly ids: readonly string[];

  constructor(
    private readonly devices: Devices,
    private readonly traffic: GatewayTraffic,
    private readonly connections: GatewayConnections,
    @Inject(AccountRegistry) private readonly account: Pick<AccountRegistry, 'isConfigured' | 'ownersOf'>,
    @Inject(LOGGER) private readonly log: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>,
  ) {
    const ofProcess = randomBytes(3).toString('hex').toUpperCase();
    this.ids = Array.from({ length: most }, (_, n) => `SIMULATED-${ofProcess}${hexOf(n)}`);
  }

  /**
   * Starts a simulation, unless others prevent it; `alone` gets those of other replicas, last. The caller has checked the right on
   * the application.
   */
  async start(
    request: SimulationRequest,
    alone: StartAlone = async (_owner, run) => run([]),
  ): Promise<SimulationState> {
    const { appId, devId } = request;
    const device = await this.findDevice(request);
    const plan = planOf(device);
    const identity = identityOf(request, { plan, device });
    const owner = await this.ownerOf(appId);
    const name = nameOf(appId, devId);
    this.requireSlot({ name, owner }, devId);
    if (!this.starts.take(owner, performance.now())) throw tooManySimulations();
    // In the meantime others may have started here, and this process may end.
    return alone(owner, (elsewhere) => {
      this.requireSlot({ name, owner }, devId, elsewhere);
      return this.run(name, { owner, plan, identity });
    });
  }

  list(): readonly RunningSimulation[] {
    return [...this.running].map(([name, { owner }]) => ({ name, owner }));
  }

  /** The last simulation of a device, undefined if none is remembered. */
  find(name: string): SimulationState | undefined {
    const running = this.running.get(name);
    return running ? stateOf(running) : this.ended.get(name);
  }

  /** Ends a simulation that runs, because a user wants that. */
  stop(name: string): SimulationState | undefined {
    this.end(name, 'stopped');
    return this.find(name);
  }

  /** Ends all, and lets no other start; returns what is known of them and of earlier ones of this process. */
  endAll(): readonly { readonly name: string; readonly state: SimulationState }[] {
    this.isEnding = true;
    for (const name of [...this.running.keys()]) this.end(name, 'shutdown');
    const all = [...this.ended].map(([name, state]) => ({ name, state }));
    return all.filter(({ state }) => this.ids.includes(state.gatewayId));
  }

  /** Keeps the state of a simulation that has ended, unless that of a later one is known. */
  remember(name: string, state: SimulationState): void {
    const known = this.ended.get(name);
    this.ended.delete(name);
    this.ended.set(name, (known && currentState([state, known])) ?? state);
    const [oldest] = this.ended.keys();
    if (oldest !== undefined && this.ended.size > mostEnded) this.ended.delete(oldest);
  }

  private requireSlot(
    { name, owner }: RunningSimulation,
    devId: DevId,
    elsewhere: readonly RunningSimulation[] = [],
  ): void {
    if (this.isEnding) throw unavailable({ what: 'this replica of the network' });
    const all = [...this.list(), ...elsewhere];
    if (all.some((each) => each.name === name)) throw simulationRuns({ dev_id: devId });
    const ofOwner = all.filter((each) => each.owner === owner);
    if (this.running.size >= most || ofOwner.length >= mostOfOwner) throw tooManySimulations();
  }

  /** The device, which must be one of the application. */
  private async findDevice({ appId, devId, appEui, devEui }: SimulationRequest): Promise<NetworkDevice> {
    const device = await this.devices.find({ appEui, devEui });
    if (device?.appId !== appId || device.devId !== devId) throw deviceNotFound({ name: devId });
    return device;
  }

  private async ownerOf(appId: AppId): Promise<string> {
    if (!this.account.isConfigured) return appId;
    return (await this.account.ownersOf([appId])).get(appId)?.id ?? appId;
  }

  private freeId(): string {
    const used = new Set([...this.running.values()].map(({ id }) => id));
    const id = this.ids.find((each) => !used.has(each));
    if (id === undefined) throw tooManySimulations();
    return id;
  }

  private run(
    name: string,
    {
      owner,
      plan,
      identity,
    }: { readonly owner: string; readonly plan: FrequencyPlan; readonly identity: SimulatedIdentity },
  ): SimulationState {
    const id = this.freeId();
    const gateway = { id, frequencyPlan: plan.name };
    const { traffic } = this;
    const clock = { random: Math.random, now: () => performance.now() };
    const device = new SimulatedDevice({ gateway, plan, identity, traffic, ...clock });
    const unregister = this.connections.register(id, device);
    const end = setTimeout(() => this.end(name, 'completed'), simulation.forMs).unref();
    const running: Running = { id, owner, device, unregister, startedAt: Date.now(), end };
    this.running.set(name, running);
    this.send(name, running);
    return stateOf(running);
  }

  /** Sends the next frame; one that fails ends the simulation. */
  private send(name: string, running: Running): void {
    const { device } = running;
    try {
      device.send();
    } catch (thrown) {
      // Each conversion draws another reference.
      const error = toAppError(thrown);
      this.end(name, 'failed', error.message);
      throw error;
    }
    const waitMs = device.isJoined ? simulation.uplinkEveryMs : simulation.joinEveryMs;
    running.next = setTimeout(() => this.sendLater(name, running), waitMs).unref();
  }

  /** Nothing catches what a timer throws. */
  private sendLater(name: string, running: Running): void {
    try {
      this.send(name, running);
    } catch (error) {
      this.noteFailure(name, error);
    }
  }

  private end(name: string, reason: NonNullable<SimulationEnd['reason']>, message?: string): void {
    const running = this.running.get(name);
    if (!running) return;
    clearTimeout(running.next);
    clearTimeout(running.end);
    running.unregister();
    this.running.delete(name);
    this.remember(name, { ...stateOf(running), end: { at: Date.now(), reason, message } });
  }

  /** A frame that could not be made, such as one beyond the last counter, ends the simulation. */
  private noteFailure(name: string, thrown: unknown): void {
    const error = toAppError(thrown);
    const about = { device: name, reason: error.message, cause: error.cause };
    this.log[logLevelOf(error)](about, 'simulation of a device stopped');
  }
}

/** Of a simulation, as replicas name it. */
export const nameOf = (appId: AppId, devId: DevId): string => `${appId}/${devId}`;

/** Ids of the devices of an application among simulations, each once. */
export function devicesIn(all: readonly RunningSimulation[], appId: AppId): readonly string[] {
  const start = `${appId}/`;
  const ofApplication = all.filter(({ name }) => name.startsWith(start));
  return [...new Set(ofApplication.map(({ name }) => name.slice(start.length)))].sort();
}

const stateOf = ({ id, startedAt, device }: Running): SimulationState => ({
  gatewayId: id,
  startedAt,
  endsAt: startedAt + simulation.forMs,
  isJoined: device.isJoined,
  devAddr: device.devAddr,
});

const hexOf = (n: number): string => n.toString(16).toUpperCase().padStart(2, '0');
