import type { Demand } from './demand.js';
import type { Inputs } from './measurements.js';
import type { Scenario } from './scenario.js';

/** How much of a core is planned with; the rest is for bursts (guide: windows). */
export const planned = 0.6;
/** Most MQTT connections of one replica. */
export const mostSessions = 10_000;
/** Connections to its database that each replica keeps; discovery keeps half of them and one that listens. */
const pool = 10;
const registerPool = 6;
/** Account, oauth and discovery run twice, so that one may be replaced. */
const atLeast = 2;
/** What an id of 20 characters takes in a list of discovery (protocol buffers: two tags, two lengths). */
export const identifierWireBytes = 24;
/** What the measured list has: 200 announcements. */
const measuredListBytes = 235_000;
const announcementWireBytes = measuredListBytes / 200;
/** Measured for oauth and account under load (benchmarks/README.md), and for discovery with few announcements. */
const appMb = 150;
const minute = 60;

/** CPU in cores; what a database is asked for. */
export interface HandlerNeeds {
  /** Handler ids, each with a process that leads, a database and a channel of its own. */
  readonly ids: number;
  readonly replicasPerId: number;
  readonly cores: number;
  readonly memoryMb: number;
  readonly postgresCores: number;
  readonly commits: number;
  /** Bytes a second of the log, at the mean. */
  readonly walBytes: number;
  readonly rowBytes: number;
  /** Nonces, when every device joins once a day. */
  readonly growthBytesPerDay: number;
  /** Of one database. */
  readonly connections: number;
  /** On the channel of one handler id. */
  readonly busMessages: number;
  readonly inBytes: number;
  readonly outBytes: number;
}

export interface AppNeeds {
  readonly cores: number;
  readonly replicas: number;
  readonly memoryMb: number;
  readonly postgresCores: number;
  readonly connections: number;
}

export interface DiscoveryNeeds extends AppNeeds {
  /** Bytes of the list of routers, which has every gateway that is connected. */
  readonly routerListBytes: number;
  /** Bytes of the list of handlers, which has every application. */
  readonly handlerListBytes: number;
}

/** Milliseconds that the process which leads spends on one uplink with everything that comes of it. */
export const leaderMs = (scenario: Scenario, inputs: Inputs): number =>
  inputs.uplinkMs +
  inputs.busPublishMs +
  scenario.functionShare * inputs.functionsMs +
  (scenario.subscribers - 1) * inputs.deliveryMs +
  scenario.downlinkShare * inputs.downlinkMs;

/** What the handlers need for the busiest minute and, apart from it, for the hour after a power cut. */
export function handlerNeeds(scenario: Scenario, demand: Demand, inputs: Inputs): HandlerNeeds {
  const { uplinks, busiestUplinks, joins, sessions } = demand;
  const leading = (busiestUplinks * leaderMs(scenario, inputs)) / 1_000;
  const ids = Math.ceil(leading / planned);
  const joining = (joins * inputs.joinMs) / 1_000;
  const replicasPerId = Math.max(
    atLeast,
    Math.ceil(sessions / ids / mostSessions),
    Math.ceil((leading + joining) / ids / planned),
  );
  const hearing = (busiestUplinks * inputs.busHearMs * (replicasPerId - 1)) / 1_000;
  const downlinks = busiestUplinks * scenario.downlinkShare;
  const written = (uplink: number, downlink: number, join: number) =>
    busiestUplinks * uplink + downlinks * downlink + joins * join;
  const others = scenario.gatewaysHearing - 1;
  const { uplinkPostgresMs, downlinkPostgresMs, joinPostgresMs } = inputs;
  return {
    ...{ ids, replicasPerId, cores: leading + joining + hearing },
    memoryMb: ids * replicasPerId * inputs.handlerMb + (sessions * inputs.sessionBytes) / 1e6,
    postgresCores: written(uplinkPostgresMs, downlinkPostgresMs, joinPostgresMs) / 1_000,
    commits: written(inputs.uplinkCommits, inputs.downlinkCommits, inputs.joinCommits),
    walBytes: uplinks * inputs.uplinkWalBytes + demand.downlinks * inputs.downlinkWalBytes,
    rowBytes: demand.devices * inputs.deviceBytes,
    growthBytesPerDay: demand.devices * inputs.joinBytes,
    connections: replicasPerId * (pool + 1),
    busMessages: busiestUplinks / ids,
    inBytes: busiestUplinks * (inputs.uplinkInBytes + others * inputs.receptionInBytes),
    outBytes:
      busiestUplinks * scenario.subscribers * (inputs.uplinkOutBytes + others * inputs.receptionOutBytes),
  };
}

const app = (milliseconds: number, postgresMs: number): AppNeeds => {
  const cores = milliseconds / 1_000;
  const replicas = Math.max(atLeast, Math.ceil(cores / planned));
  return {
    ...{ cores, replicas, memoryMb: replicas * appMb },
    ...{ postgresCores: postgresMs / 1_000, connections: replicas * pool },
  };
};

/** The databases of both stand with account. */
export function oauthNeeds({ exchanges, refreshes, logins }: Demand, inputs: Inputs): AppNeeds {
  const { exchangeOauthMs, refreshOauthMs, loginOauthMs } = inputs;
  return app(exchanges * exchangeOauthMs + refreshes * refreshOauthMs + logins * loginOauthMs, 0);
}

export function accountNeeds({ exchanges, refreshes, logins, calls }: Demand, inputs: Inputs): AppNeeds {
  const postgres =
    exchanges * inputs.exchangePostgresMs +
    refreshes * inputs.refreshPostgresMs +
    logins * inputs.loginPostgresMs +
    calls * inputs.readPostgresMs;
  const own =
    exchanges * inputs.exchangeAccountMs +
    refreshes * inputs.refreshAccountMs +
    logins * inputs.loginAccountMs +
    calls * inputs.readMs;
  return app(own, postgres);
}

/** Every v2 component fetches two lists a minute; what that costs goes by their bytes. */
export function discoveryNeeds(scenario: Scenario, demand: Demand, inputs: Inputs): DiscoveryNeeds {
  const { gateways } = scenario;
  const routers = Math.ceil(gateways / scenario.gatewaysPerRouter);
  const routerListBytes = routers * announcementWireBytes + gateways * identifierWireBytes;
  const handlerListBytes = announcementWireBytes + demand.applications * identifierWireBytes;
  const lists = (demand.components / minute) * (routerListBytes + handlerListBytes);
  const needs = app(
    (lists * inputs.getAllMs) / measuredListBytes,
    demand.registerWrites * inputs.registerWriteMs,
  );
  const identifiers = gateways + demand.applications + demand.components;
  return {
    ...needs,
    memoryMb: needs.replicas * (appMb + (identifiers * inputs.identifierBytes) / 1e6),
    connections: needs.replicas * registerPool,
    ...{ routerListBytes, handlerListBytes },
  };
}
