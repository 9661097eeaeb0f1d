import { Injectable } from '@nestjs/common';
import type { AppId, DevId } from '@fieldpost/domain';
import { unavailable } from '@fieldpost/errors';
import { Replicas } from '../replicas/replicas.js';
import { SimulationClaims } from './simulation-claims.js';
import type { SimulationRequest } from './simulation-request.js';
import {
  currentState,
  endedOfReplica,
  nameOfReplica,
  replyOfReplica,
  type RunningSimulation,
  runningOfReplica,
  type SimulationState,
} from './simulation-state.js';
import { devicesIn, nameOf, SimulationsService } from './simulations.service.js';

/** What another replica has to reply, in milliseconds. */
const timeoutMs = 1_000;

/** Simulated devices of all replicas. The caller has checked the right on the application. */
@Injectable()
export class SimulationControl {
  private readonly claims: SimulationClaims;
  /** What the other replicas are being asked for lists. */
  private asked: Promise<readonly RunningSimulation[]> | undefined;

  constructor(
    private readonly simulations: SimulationsService,
    private readonly replicas: Replicas,
  ) {
    this.claims = new SimulationClaims(replicas);
    replicas.respond('simulation', (data) => simulations.find(nameOfReplica.parse(data)) ?? null);
    replicas.respond('stop-simulation', (data) => simulations.stop(nameOfReplica.parse(data)) ?? null);
    replicas.respond('running-simulations', () => simulations.list());
    replicas.respond('simulation-ended', (data) => {
      const { name, state } = endedOfReplica.parse(data);
      simulations.remember(name, state);
    });
  }

  /** Starts a simulation at this replica, after other starts of the owner at any replica. Those of replicas that do not reply are not counted. */
  start(request: SimulationRequest): Promise<SimulationState> {
    return this.simulations.start(request, (owner, run) =>
      this.claims.alone(owner, async () => run(await this.listElsewhere())),
    );
  }

  /** Undefined when the device was not simulated since the replicas were started. */
  find(appId: AppId, devId: DevId): Promise<SimulationState | undefined> {
    const name = nameOf(appId, devId);
    return this.currentOf('simulation', name, this.simulations.find(name));
  }

  /**
   * Devices of an application that are simulated, by id: as many as its owner may have. Those of a replica that does not reply
   * are left out.
   */
  async list(appId: AppId): Promise<readonly string[]> {
    const all = [...this.simulations.list(), ...(await this.sharedList())];
    return devicesIn(all, appId);
  }

  /** Ends the simulation of a device if it runs. Returns what `find` returns then. */
  stop(appId: AppId, devId: DevId): Promise<SimulationState | undefined> {
    const name = nameOf(appId, devId);
    return this.currentOf('stop-simulation', name, this.simulations.stop(name));
  }

  /** Hands what is known of its simulations over to the other replicas, before this one ends. */
  onModuleDestroy(): void {
    for (const ended of this.simulations.endAll()) this.replicas.notifyAll('simulation-ended', ended);
  }

  /** Lists that are read at the same time have one request to each replica. */
  private sharedList(): Promise<readonly RunningSimulation[]> {
    this.asked ??= this.listElsewhere().finally(() => {
      this.asked = undefined;
    });
    return this.asked;
  }

  private async listElsewhere(): Promise<readonly RunningSimulation[]> {
    const asked = { data: undefined, form: runningOfReplica, timeoutMs };
    const { replies } = await this.replicas.requestAll('running-simulations', asked);
    return replies.flatMap(([, list]) => list);
  }

  /** Without a reply of every replica it is not known that nothing runs. */
  private async currentOf(
    kind: string,
    name: string,
    own: SimulationState | undefined,
  ): Promise<SimulationState | undefined> {
    const asked = { data: name, form: replyOfReplica, timeoutMs };
    const { replies, missing } = await this.replicas.requestAll(kind, asked);
    const states = [own, ...replies.map(([, state]) => state ?? undefined)].filter(
      (state) => state !== undefined,
    );
    const current = currentState(states);
    const isRunning = current !== undefined && current.end === undefined;
    if (!isRunning && missing.length > 0) throw unavailable({ what: 'another replica of the network' });
    return current;
  }
}
