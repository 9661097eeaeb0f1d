import type { Demand } from './demand.js';
import type { Inputs } from './measurements.js';
import type { Scenario } from './scenario.js';

/** Planned share of a core; the rest is for bursts (guide: busy minutes). */
export const planned = 0.6;
/** Maximum of MQTT connections per replica. */
export const mostSessions = 10_000;
/** Database connections per replica; discovery has half of them and one that listens. */
const pool = 10;
const registerPool = 6;
/** Two replicas of account, oauth and discovery, so that one can be replaced. */
const atLeast = 2;
/** Bytes of an id of 20 characters in a list of discovery (protocol buffers: two tags, two lengths). */
export const identifierWireBytes = 24;
/** Announcements of the measured list. */
const measuredListBytes = 235_000;
const announcementWireBytes = measuredListBytes / 200;
/** Measured for oauth and account under load (benchmarks/README.md), and for discovery with few announcements. */
const appMb = 150;
const minute = 60;

/** CPU in cores. */
export interface HandlerNeeds {
  /** Handler ids, each with its own leader, database and channel. */
  readonly ids: number;
  readonly replicasPerId: number;
  readonly cores: number;
  readonly memoryMb: number;
  readonly postgresCores: number;
  readonly commits: number;
  /** Mean bytes of the write-ahead log per second. */
  readonly walBytes: number;
  readonly rowBytes: number;
  /** Growth by nonces when every device joins once a day. */
  readonly growthBytesPerDay: number;
  /** Connections of one database. */
  readonly connections: number;
  /** Messages on the channel of one handler id. */
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
  /** Bytes of the list of routers with all connected gateways. */
  readonly routerListBytes: number;
  /** Bytes of the list of handlers with all applications. */
  readonly handlerListBytes: number;
}

/** Milliseconds of the leader for one uplink and its consequences. */
export const leaderMs = (scenario: Scenario, inputs: Inputs): number =>
  inputs.uplinkMs +
  inputs.busPublishMs +
  scenario.functionShare * inputs.functionsMs +
  (scenario.subscribers - 1) * inputs.deliveryMs +
  scenario.downlinkShare * inputs.downlinkMs;

/** Resources of handlers for the busiest minute plus the hour after a power cut. */
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

/** Includes the databases of both apps. */
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

/** Every v2 component loads two lists a minute; the cost is proportional to their bytes. */
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
