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

/** A limit of the suite, the number of gateways that reaches it, and how to scale further. */
export interface Limit {
  readonly part: string;
  /** Why it is a limit: the cost of one operation, or a maximum. */
  readonly takes: string;
  readonly gateways: number;
  readonly then: string;
}

/** Longest message that the Go components read. */
const longestList = 4 * 1024 * 1024;
/** Cores of the PostgreSQL server in the plan. */
const postgresCores = 8;
const reference = 100_000;

const core = `${planned * 100} % of a core`;

/** Demand of the reference network; `at` scales its gateways from the needed to the available amount. */
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
      part: 'handler: CPU of the leading replica',
      takes: `${perUplink.toFixed(2)} ms per uplink, ${core}`,
      gateways: at(leading, planned),
      then: 'moving applications to another handler id',
    },
    {
      part: 'handler: joins after a power cut, on two replicas',
      takes: `${inputs.joinMs.toFixed(2)} ms per join, ${core} each`,
      gateways: at((demand.joins * inputs.joinMs) / 1_000 + leading, 2 * planned),
      then: 'more replicas of the same id',
    },
    {
      part: 'handler: MQTT sessions, on two replicas',
      takes: `${mostSessions.toLocaleString('en')} connections each`,
      gateways: at(demand.sessions, 2 * mostSessions),
      then: 'more replicas of the same id',
    },
    {
      part: 'handler: CPU of a following replica, which reads every message',
      takes: `${inputs.busHearMs.toFixed(2)} ms per message, ${core}`,
      gateways: at((demand.busiestUplinks * inputs.busHearMs) / 1_000, planned),
      then: 'moving applications to another handler id, which has its own channel',
    },
  ];
}

function databaseLimits({ scenario, demand, inputs, at }: Reference): readonly Limit[] {
  return [
    {
      part: `handler: one PostgreSQL of ${postgresCores} cores, after a power cut`,
      takes: `${planned * 100} % of them`,
      gateways: at(handlerNeeds(scenario, demand, inputs).postgresCores, postgresCores * planned),
      then: 'one server for each database: every handler id has its own',
    },
    {
      part: 'discovery: writes after a power cut, one after another',
      takes: `${inputs.registerWriteMs.toFixed(1)} ms each`,
      gateways: at(demand.registerWrites * inputs.registerWriteMs, 1_000),
      then: 'no need: gateways wait a little longer',
    },
  ];
}

function listLimits({ scenario, demand, inputs, at }: Reference): readonly Limit[] {
  return [
    {
      part: 'discovery: the list of routers',
      takes: '4 MiB, the longest message that Go reads by default',
      gateways: at(discoveryNeeds(scenario, demand, inputs).routerListBytes, longestList),
      then: 'moving gateways to the discovery of another region',
    },
    {
      part: 'discovery: the list of handlers',
      takes: `4 MiB, ${Math.floor(longestList / identifierWireBytes).toLocaleString('en')} applications`,
      gateways: at(demand.applications * identifierWireBytes, longestList),
      then: 'moving applications to the discovery of another region',
    },
  ];
}

function appLimits({ demand, inputs, at }: Reference): readonly Limit[] {
  const apps = { oauth: oauthNeeds(demand, inputs), account: accountNeeds(demand, inputs) };
  return Object.entries(apps).map(([name, { cores }]) => ({
    part: `${name}: two replicas`,
    takes: `${core} each`,
    gateways: at(cores, 2 * planned),
    then: 'more replicas',
  }));
}
