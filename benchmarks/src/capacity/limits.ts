import { type Demand, demandOf } from './demand.js';
import type { Inputs } from './measurements.js';
import {
  discoveryNeeds,
  handlerNeeds,
  identifierWireBytes,
  leaderMs,
  mostSessions,
  oauthNeeds,
  accountNeeds,
  planned,
} from './needs.js';
import { networkOf, type Scenario } from './scenario.js';

/** What ends, at how many gateways with the same habits, and what is then taken apart. */
export interface Limit {
  readonly part: string;
  /** What one of it takes. */
  readonly takes: string;
  readonly gateways: number;
  readonly then: string;
}

/** What the Go components read at most in one message. */
const longestList = 4 * 1024 * 1024;
/** Cores of the PostgreSQL that the plan allows itself. */
const postgresCores = 8;
const reference = 100_000;

const core = `${planned * 100} % of a core`;

/** The demand of a network and how many gateways carry what is there, when so much is needed for all of it. */
interface Reference {
  readonly scenario: Scenario;
  readonly demand: Demand;
  readonly inputs: Inputs;
  readonly at: (needed: number, there: number) => number;
}

/** In the order in which a growing network meets them. */
export function limitsOf(inputs: Inputs): readonly Limit[] {
  const scenario = networkOf(reference);
  const demand = demandOf(scenario);
  const at = (needed: number, there: number) => Math.floor((reference * there) / needed);
  const known: Reference = { scenario, demand, inputs, at };
  const found = [...leaderLimits(known), ...databaseLimits(known), ...listLimits(known), ...appLimits(known)];
  return found.sort((one, other) => one.gateways - other.gateways);
}

function leaderLimits({ scenario, demand, inputs, at }: Reference): readonly Limit[] {
  const perUplink = leaderMs(scenario, inputs);
  const leading = (demand.busiestUplinks * perUplink) / 1_000;
  return [
    {
      part: 'handler: the replica that leads',
      takes: `${perUplink.toFixed(2)} ms of an uplink, ${core}`,
      gateways: at(leading, planned),
      then: 'applications, to another handler id',
    },
    {
      part: 'handler: joins after a power cut, on two replicas',
      takes: `${inputs.joinMs.toFixed(2)} ms of a join, ${core} each`,
      gateways: at((demand.joins * inputs.joinMs) / 1_000 + leading, 2 * planned),
      then: 'nothing: more replicas of the same id',
    },
    {
      part: 'handler: MQTT sessions, on two replicas',
      takes: `${mostSessions.toLocaleString('en')} connections each`,
      gateways: at(demand.sessions, 2 * mostSessions),
      then: 'nothing: more replicas of the same id',
    },
    {
      part: 'handler: a follower that hears every message',
      takes: `${inputs.busHearMs.toFixed(2)} ms of a message, ${core}`,
      gateways: at((demand.busiestUplinks * inputs.busHearMs) / 1_000, planned),
      then: 'applications, to another handler id: it has a channel of its own',
    },
  ];
}

function databaseLimits({ scenario, demand, inputs, at }: Reference): readonly Limit[] {
  return [
    {
      part: `handler: one PostgreSQL of ${postgresCores} cores, after a power cut`,
      takes: `${planned * 100} % of them`,
      gateways: at(handlerNeeds(scenario, demand, inputs).postgresCores, postgresCores * planned),
      then: 'databases, each to a server of its own: every handler id has one',
    },
    {
      part: 'discovery: writes after a power cut, one after another',
      takes: `${inputs.registerWriteMs.toFixed(1)} ms each`,
      gateways: at(demand.registerWrites * inputs.registerWriteMs, 1_000),
      then: 'nothing: gateways wait a little longer',
    },
  ];
}

function listLimits({ scenario, demand, inputs, at }: Reference): readonly Limit[] {
  return [
    {
      part: 'discovery: the list of routers',
      takes: '4 MiB, the longest message that Go reads unless told otherwise',
      gateways: at(discoveryNeeds(scenario, demand, inputs).routerListBytes, longestList),
      then: 'gateways, to a discovery of another region',
    },
    {
      part: 'discovery: the list of handlers',
      takes: `4 MiB, ${Math.floor(longestList / identifierWireBytes).toLocaleString('en')} applications`,
      gateways: at(demand.applications * identifierWireBytes, longestList),
      then: 'applications, to a discovery of another region',
    },
  ];
}

function appLimits({ demand, inputs, at }: Reference): readonly Limit[] {
  const apps = { oauth: oauthNeeds(demand, inputs), account: accountNeeds(demand, inputs) };
  return Object.entries(apps).map(([name, { cores }]) => ({
    part: `${name}: two replicas`,
    takes: `${core} each`,
    gateways: at(cores, 2 * planned),
    then: 'nothing: more replicas',
  }));
}
