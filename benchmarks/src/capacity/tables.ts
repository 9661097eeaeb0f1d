import type { PlainTable } from '../measure/run.js';
import { type Demand, demandOf } from './demand.js';
import { limitsOf } from './limits.js';
import { type Input, type Inputs, measurements } from './measurements.js';
import {
  accountNeeds,
  type AppNeeds,
  type DiscoveryNeeds,
  discoveryNeeds,
  type HandlerNeeds,
  handlerNeeds,
  oauthNeeds,
} from './needs.js';
import { type Scenario, scenarios } from './scenario.js';

const day = 86_400;

const least = 0.01;

/** Three significant digits with thousands separators; values too small to plan with are shown as such. */
export const figure = (value: number): string => (value > 0 && value < least ? `< ${least}` : exact(value));

const exact = (value: number): string =>
  value.toLocaleString('en', { maximumSignificantDigits: value >= 1_000 ? 4 : 3 });

export const inputTable = (inputs: Inputs): PlainTable => ({
  title: 'Cost of one operation',
  columns: ['', 'figure', 'unit', 'measured by'],
  cells: Object.entries(measurements).map(([name, { unit, of, origin }]) => [
    of,
    exact(inputs[name as Input]),
    unit,
    origin,
  ]),
});

/** Resources of one network. */
interface Plan {
  readonly demand: Demand;
  readonly handler: HandlerNeeds;
  readonly oauth: AppNeeds;
  readonly account: AppNeeds;
  readonly discovery: DiscoveryNeeds;
}

function planOf(scenario: Scenario, inputs: Inputs): Plan {
  const demand = demandOf(scenario);
  return {
    demand,
    handler: handlerNeeds(scenario, demand, inputs),
    oauth: oauthNeeds(demand, inputs),
    account: accountNeeds(demand, inputs),
    discovery: discoveryNeeds(scenario, demand, inputs),
  };
}

type Line = readonly [name: string, of: (plan: Plan) => number];

const demands: readonly Line[] = [
  ['devices', ({ demand }) => demand.devices],
  ['applications', ({ demand }) => demand.applications],
  ['MQTT sessions', ({ demand }) => demand.sessions],
  ['uplinks/s, mean', ({ demand }) => demand.uplinks],
  ['uplinks/s, busiest minute', ({ demand }) => demand.busiestUplinks],
  ['downlinks/s, mean', ({ demand }) => demand.downlinks],
  ['joins/s, hour after a power cut', ({ demand }) => demand.joins],
  ['key exchanges/s', ({ demand }) => demand.exchanges],
  ['token renewals/s', ({ demand }) => demand.refreshes],
  ['logins/s', ({ demand }) => demand.logins],
  ['API calls/s', ({ demand }) => demand.calls],
];

const handlers: readonly Line[] = [
  ['handler: ids', ({ handler }) => handler.ids],
  ['handler: replicas of each id', ({ handler }) => handler.replicasPerId],
  ['handler: cores, all', ({ handler }) => handler.cores],
  ['handler: memory, GB, all', ({ handler }) => handler.memoryMb / 1e3],
  ['PostgreSQL of handlers: cores, all', ({ handler }) => handler.postgresCores],
  ['PostgreSQL of handlers: commits/s, all', ({ handler }) => handler.commits],
  ['PostgreSQL of handlers: log, GB a day, all', ({ handler }) => (handler.walBytes * day) / 1e9],
  ['PostgreSQL of handlers: rows, GB, all', ({ handler }) => handler.rowBytes / 1e9],
  ['PostgreSQL of handlers: growth, GB a day, all', ({ handler }) => handler.growthBytesPerDay / 1e9],
  ['PostgreSQL of handlers: connections, each', ({ handler }) => handler.connections],
  ['Redis: messages/s on a channel', ({ handler }) => handler.busMessages],
  ['network: from brokers, MB/s', ({ handler }) => handler.inBytes / 1e6],
  ['network: to MQTT clients, MB/s', ({ handler }) => handler.outBytes / 1e6],
];

const others: readonly Line[] = [
  ...(['oauth', 'account', 'discovery'] as const).flatMap((name): readonly Line[] => [
    [`${name}: cores`, (plan) => plan[name].cores],
    [`${name}: replicas`, (plan) => plan[name].replicas],
    [`${name}: memory, GB, all`, (plan) => plan[name].memoryMb / 1e3],
  ]),
  ['PostgreSQL of account and oauth: cores', ({ account }) => account.postgresCores],
  [
    'PostgreSQL of account and oauth: connections',
    ({ account, oauth }) => account.connections + oauth.connections,
  ],
  ['PostgreSQL of discovery: connections', ({ discovery }) => discovery.connections],
  ['discovery: list of routers, MB', ({ discovery }) => discovery.routerListBytes / 1e6],
  ['discovery: list of handlers, MB', ({ discovery }) => discovery.handlerListBytes / 1e6],
  ['discovery: writes/s, hour after a power cut', ({ demand }) => demand.registerWrites],
];

/** One column for each network. */
export function planTables(inputs: Inputs): readonly PlainTable[] {
  const plans = scenarios.map((scenario) => planOf(scenario, inputs));
  const columns = ['', ...scenarios.map(({ gateways }) => `${gateways.toLocaleString('en')} gateways`)];
  const table = (title: string, lines: readonly Line[]): PlainTable => ({
    ...{ title, columns },
    cells: lines.map(([name, of]) => [name, ...plans.map((plan) => figure(of(plan)))]),
  });
  return [
    table('Load of a network', demands),
    table('Resources of handlers', handlers),
    table('Resources of the other apps', others),
  ];
}

export const limitTable = (inputs: Inputs): PlainTable => ({
  title: 'Limits, in the order in which a growing network reaches them',
  columns: ['limit', 'reason', 'gateways', 'scale by'],
  cells: limitsOf(inputs).map(({ part, takes, gateways, then }) => [part, takes, figure(gateways), then]),
});
