/** A network and its traffic. Rates are means; `busiest` and `rejoinSeconds` describe the peaks. */
export interface Scenario {
  readonly gateways: number;
  readonly devicesPerGateway: number;
  readonly uplinksPerDeviceHour: number;
  /** Gateways that receive one uplink: the broker sends one message with all receptions. */
  readonly gatewaysHearing: number;
  /** Share of uplinks with a downlink from the queue, 0 to 1. */
  readonly downlinkShare: number;
  /** Share of uplinks of applications with payload functions, 0 to 1. */
  readonly functionShare: number;
  readonly devicesPerApplication: number;
  /** MQTT clients of each application. */
  readonly subscribers: number;
  /** API calls with an access key, per application. */
  readonly callsPerApplicationHour: number;
  readonly usersPerApplication: number;
  readonly loginsPerUserDay: number;
  /** Access tokens renewed by the programs of a user. */
  readonly refreshesPerUserDay: number;
  readonly gatewaysPerRouter: number;
  /** The busiest minute of a day, as a multiple of the mean. */
  readonly busiest: number;
  /** Seconds after a power cut within which all devices join and all gateways connect. */
  readonly rejoinSeconds: number;
}

const habits = {
  devicesPerGateway: 100,
  uplinksPerDeviceHour: 4,
  gatewaysHearing: 3,
  downlinkShare: 0.05,
  functionShare: 0.3,
  devicesPerApplication: 500,
  subscribers: 2,
  callsPerApplicationHour: 60,
  usersPerApplication: 2,
  loginsPerUserDay: 2,
  refreshesPerUserDay: 24,
  gatewaysPerRouter: 1_000,
  busiest: 2,
  rejoinSeconds: 3_600,
} as const;

/** A network with this traffic and this number of gateways. */
export const networkOf = (gateways: number): Scenario => ({ gateways, ...habits });

/** A city, a country, and ten million devices. */
export const scenarios: readonly Scenario[] = [10, 1_000, 100_000].map(networkOf);
