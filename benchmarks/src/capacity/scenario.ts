/** A network and its habits. Rates are means; `busiest` and `rejoinSeconds` say how far from the mean it gets. */
export interface Scenario {
  readonly gateways: number;
  readonly devicesPerGateway: number;
  readonly uplinksPerDeviceHour: number;
  /** How many gateways hear one uplink: the broker makes one message of it, with as many receptions. */
  readonly gatewaysHearing: number;
  /** Uplinks that are answered with a downlink from the queue, 0 to 1. */
  readonly downlinkShare: number;
  /** Uplinks of applications with payload functions, 0 to 1. */
  readonly functionShare: number;
  readonly devicesPerApplication: number;
  /** MQTT clients of each application. */
  readonly subscribers: number;
  /** Calls of the APIs with an access key, of each application. */
  readonly callsPerApplicationHour: number;
  readonly usersPerApplication: number;
  readonly loginsPerUserDay: number;
  /** Access tokens that a user's programs renew. */
  readonly refreshesPerUserDay: number;
  readonly gatewaysPerRouter: number;
  /** The busiest minute of a day, as a multiple of the mean. */
  readonly busiest: number;
  /** After a power cut every device joins and every gateway connects within so long. */
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

/** A network with these habits and so many gateways. */
export const networkOf = (gateways: number): Scenario => ({ gateways, ...habits });

/** A city, a country, and ten million devices. */
export const scenarios: readonly Scenario[] = [10, 1_000, 100_000].map(networkOf);
