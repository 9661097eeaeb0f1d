import { adr, type AdrParameters } from '../adr/adr.js';
import { linkAdrRequests } from '../mac-commands/channel-mask.js';
import type { DownlinkCommand } from '../mac-commands/downlink-commands.js';
import { keepsDwellTime } from '../regions/dwell-time.js';
import { type FrequencyPlan, planChannels } from '../regions/frequency-plans.js';
import type { MacState } from './mac-state.js';

/** What the requests to a device depend on beside its state. */
export interface MacContext {
  readonly plan: FrequencyPlan;
  /** In milliseconds. */
  readonly now: number;
  /** dB above the demodulation floor that ADR keeps. */
  readonly marginDb: number;
}

/** Commands that belong together, and whether they are worth a downlink of their own. */
export interface MacRequest {
  /** Made where they are sent: after most uplinks a request waits for a downlink that never comes. */
  readonly commands: () => readonly DownlinkCommand[];
  readonly isUrgent: boolean;
}

/** After ten requests without an answer the device will not answer. */
const maxAttempts = 10;

/** What a device should be sent, the most important first; nothing before its first uplink. */
export const requestsFor = (state: MacState, context: MacContext): readonly MacRequest[] =>
  state.lastUplink === null
    ? []
    : [linkRequest, rxRequest, statusRequest, txRequest]
        .map((request) => request(state, context))
        .filter((request) => request !== undefined);

/**
 * LinkADRReq: urgent while the device uses channels that no gateway listens to, or its slowest data rate, which occupies
 * the air for more than a second.
 */
function linkRequest(state: MacState, context: MacContext): MacRequest | undefined {
  const { plan } = context;
  const current = currentLink(state);
  const wanted = wantedLink(state, context);
  const needsChannels = isSubset(plan) && !state.hasChannels;
  if (!needsChannels && sameLink(current, wanted)) return undefined;
  const slowest = plan.region.join.dataRates['125000']?.[0] ?? 0;
  if (!takesLinkRequests(state)) return undefined;
  return {
    commands: () => linkCommands(state, wanted, plan),
    isUrgent: needsChannels || current.dataRate <= slowest,
  };
}

/** LinkADRReq with what the device uses already: the answer to ADRACKReq when nothing has to change. */
export const confirmLink = (state: MacState, { plan }: MacContext): readonly DownlinkCommand[] | undefined =>
  takesLinkRequests(state) ? linkCommands(state, currentLink(state), plan) : undefined;

const takesLinkRequests = ({ limits, linkRequest: last }: MacState): boolean =>
  !limits.isGivenUp && (last?.attempts ?? 0) < maxAttempts;

function linkCommands(
  state: MacState,
  wanted: AdrParameters,
  plan: FrequencyPlan,
): readonly DownlinkCommand[] {
  const channels = wantedChannels(plan, state);
  return linkAdrRequests(plan.region, { ...wanted, channels }).map((request) => ({
    name: 'LinkADRReq',
    ...request,
  }));
}

const currentLink = ({ lastUplink, txPower, nbTrans }: MacState): AdrParameters => ({
  dataRate: lastUplink?.dataRate ?? 0,
  txPower,
  nbTrans,
});

const sameLink = (a: AdrParameters, b: AdrParameters): boolean =>
  a.dataRate === b.dataRate && a.txPower === b.txPower && a.nbTrans === b.nbTrans;

/** What ADR wants, without what the device has rejected. */
function wantedLink(state: MacState, { plan, marginDb }: MacContext): AdrParameters {
  const current = currentLink(state);
  if (!state.adr) return current;
  const wanted = adr({ region: plan.region, current, samples: state.samples, marginDb });
  const { maxDataRate, maxTxPower } = state.limits;
  return {
    dataRate: Math.max(current.dataRate, Math.min(wanted.dataRate, maxDataRate)),
    txPower: Math.min(wanted.txPower, maxTxPower),
    nbTrans: wanted.nbTrans,
  };
}

/** Whether devices know more channels than gateways listen to. */
const isSubset = ({ region, uplinkChannels }: FrequencyPlan): boolean =>
  region.cfListType === 1 && uplinkChannels.length < region.uplinkChannels.length;

/** By index: those of the plan, or the default channels and those of the CFList behind them. */
function wantedChannels(plan: FrequencyPlan, { limits }: MacState): readonly number[] {
  if (plan.region.cfListType === 1) return planChannels(plan);
  const added = limits.isDefaultChannels ? [] : (plan.cfListHz ?? []).filter((hz) => hz > 0);
  return Array.from({ length: plan.region.uplinkChannels.length + added.length }, (_, channel) => channel);
}

/** RXParamSetupReq: sessions without a join may have the RX2 of the region, where that of the plan is another. */
function rxRequest({ hasRxParameters, rxRequests }: MacState, { plan }: MacContext): MacRequest | undefined {
  const { rx2 } = plan.region;
  if (hasRxParameters || rxRequests >= maxAttempts || plan.rx2DataRate === rx2.dataRate) return undefined;
  const parameters = { rx1DrOffset: 0, rx2DataRate: plan.rx2DataRate, frequencyHz: rx2.frequencyHz };
  return { commands: () => [{ name: 'RXParamSetupReq', ...parameters }], isUrgent: false };
}

/**
 * TxParamSetupReq, where the region has it: which limits of dwell time hold depends on the country. The last one, since
 * devices of before LoRaWAN 1.0.2 read nothing behind a command that they do not know.
 */
function txRequest(
  { hasTxParameters = false, txRequests = 0 }: MacState,
  { plan: { region } }: MacContext,
): MacRequest | undefined {
  if (!region.dwellTime.txParamSetup || hasTxParameters || txRequests >= maxAttempts) return undefined;
  const isLimited = keepsDwellTime(region);
  const limits = { uplinkDwellTime: isLimited, downlinkDwellTime: isLimited };
  const { maxEirpDbm } = region.txPower;
  return { commands: () => [{ name: 'TxParamSetupReq', ...limits, maxEirpDbm }], isUrgent: false };
}

const day = 86_400_000;
const statusInterval = 200;

/** DevStatusReq: with the first downlink, then every day or every 200 uplinks. */
function statusRequest({ statusRequest, lastUplink }: MacState, { now }: MacContext): MacRequest | undefined {
  const passed = statusRequest ? (lastUplink?.fCnt ?? 0) - statusRequest.fCnt : Infinity;
  const isDue = !statusRequest || now - statusRequest.at >= day || passed >= statusInterval || passed < 0;
  return isDue ? { commands: () => [{ name: 'DevStatusReq' }], isUrgent: false } : undefined;
}
