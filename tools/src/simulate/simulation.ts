import { type FrequencyPlan, frequencyPlan } from '@fieldpost/lorawan';
import { Problem, seeded } from '@fieldpost/testing';
import { devicePosition, gatewayPosition } from './air.js';
import type { Connect } from './gateway-connection.js';
import { RadioGateway } from './radio-gateway.js';
import { deviceOf, type SimulationRecord } from './record.js';
import { SimulatedDevice } from './simulated-device.js';
import { noStatistics, type Statistics } from './statistics.js';
import { Traffic } from './traffic.js';

/** How many gateways and devices take part, and how they behave. */
export interface SimulationSize {
  readonly gateways: number;
  readonly devices: number;
  readonly rate: number;
  readonly confirmed: number;
  readonly loss: number;
}

/**
 * Join requests per second. More would fill the air: what does not fit into RX1 is sent in RX2, where a join accept occupies
 * its gateway for 1.8 seconds in Europe.
 */
const joinsPerGateway = 1;
/** Positions are the same in every run. */
const positionSeed = 1;

/** Registered gateways and devices that send. */
export class Simulation {
  private constructor(
    readonly statistics: Statistics,
    readonly traffic: Traffic,
    private readonly gateways: readonly RadioGateway[],
  ) {}

  /** `connectionOf` connects a gateway by its number. */
  static async start(
    record: SimulationRecord,
    connectionOf: (n: number) => Connect,
    size: SimulationSize,
  ): Promise<Simulation> {
    const plan = planOf(record.plan);
    const random = seeded(positionSeed);
    const statistics = noStatistics();
    const gateways: RadioGateway[] = [];
    for (let n = 1; n <= size.gateways; n += 1) {
      const position = gatewayPosition(size.gateways, random);
      gateways.push(await RadioGateway.open(connectionOf(n), position, statistics));
    }
    const { confirmed, loss } = size;
    const world = { plan, gateways, statistics, confirmed, loss, random: Math.random };
    const devices = Array.from({ length: size.devices }, (_, i) => {
      const near = gateways[i % gateways.length]?.position ?? { x: 0, y: 0 };
      return new SimulatedDevice(deviceOf(record, i + 1), devicePosition(near, random), world);
    });
    const traffic = new Traffic(devices, { frames: size.rate, joins: size.gateways * joinsPerGateway });
    traffic.start();
    return new Simulation(statistics, traffic, gateways);
  }

  /** Waits for the answers that are expected, and closes the gateways. */
  async stop(): Promise<void> {
    await this.traffic.stop();
    await Promise.all(this.gateways.map((gateway) => gateway.close()));
  }
}

/** The frequency plan; a `Problem` when there is none of this name. */
export function planOf(name: string): FrequencyPlan {
  const plan = frequencyPlan(name);
  if (!plan) throw new Problem(`--plan not valid: there is no frequency plan ${name}.`);
  return plan;
}
