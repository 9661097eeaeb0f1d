import type { Scenario } from './scenario.js';

/** Load of a network on the suite; rates are per second. */
export interface Demand {
  readonly devices: number;
  readonly applications: number;
  /** MQTT sessions. */
  readonly sessions: number;
  /** Routers, brokers and handlers of v2: each fetches its lists from discovery once a minute. */
  readonly components: number;
  readonly uplinks: number;
  readonly busiestUplinks: number;
  readonly downlinks: number;
  /** Joins after a power cut. */
  readonly joins: number;
  /** Access key exchanges. */
  readonly exchanges: number;
  readonly refreshes: number;
  readonly logins: number;
  readonly calls: number;
  /** Identifiers written to discovery after a power cut: a router adds each gateway that connects. */
  readonly registerWrites: number;
}

const hour = 3_600;
const day = 24 * hour;

/** An app exchanges an access key again when its token of five minutes expires. */
const exchangeEvery = 300;
const routersPerBroker = 5;

/** Computes the load of a scenario. */
export function demandOf(scenario: Scenario): Demand {
  const { gateways, usersPerApplication: users } = scenario;
  const devices = gateways * scenario.devicesPerGateway;
  const applications = Math.ceil(devices / scenario.devicesPerApplication);
  const uplinks = (devices * scenario.uplinksPerDeviceHour) / hour;
  const routers = Math.ceil(gateways / scenario.gatewaysPerRouter);
  return {
    ...{ devices, applications, uplinks },
    sessions: applications * scenario.subscribers,
    components: routers + Math.ceil(routers / routersPerBroker),
    busiestUplinks: uplinks * scenario.busiest,
    downlinks: uplinks * scenario.downlinkShare,
    joins: devices / scenario.rejoinSeconds,
    exchanges: applications / exchangeEvery + gateways / day,
    refreshes: (applications * users * scenario.refreshesPerUserDay) / day,
    logins: (applications * users * scenario.loginsPerUserDay) / day,
    calls: (applications * scenario.callsPerApplicationHour) / hour,
    registerWrites: gateways / scenario.rejoinSeconds,
  };
}
