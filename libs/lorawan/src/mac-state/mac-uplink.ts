import { adrHistoryLength, demodulationFloor } from '../adr/adr.js';
import type { DownlinkCommand } from '../mac-commands/downlink-commands.js';
import { type UplinkCommand, uplinkCommands } from '../mac-commands/uplink-commands.js';
import type { FrequencyPlan } from '../regions/frequency-plans.js';
import { gpsMilliseconds } from '../time/gps-time.js';
import { fitting } from './f-opts.js';
import { acceptedLink, withAnswer } from './mac-answers.js';
import { confirmLink, type MacContext, requestsFor } from './mac-requests.js';
import type { MacState } from './mac-state.js';

/** A new uplink of a device. */
export interface MacUplink {
  readonly fCnt: number;
  readonly dataRate: number;
  /** The best of all gateways that received it. */
  readonly snr: number;
  readonly gateways: number;
  readonly adr: boolean;
  readonly adrAckReq: boolean;
  /** FOpts, or the decrypted payload of port 0. */
  readonly commands: Buffer;
  /** UTC at the end of the uplink, in milliseconds. */
  readonly receivedAt: number;
}

/**
 * What an uplink changes, and the FOpts that make a downlink necessary, if any. Answers come only here: a later frame
 * would carry a wrong time, and a device that misses an answer sends its request again (LoRaWAN 1.0.3 section 5).
 */
export function macUplink(
  before: MacState,
  uplink: MacUplink,
  context: MacContext,
): { readonly state: MacState; readonly fOpts: Buffer } {
  const commands = uplinkCommands.parse(uplink.commands);
  const answered = commands.reduce((state, command) => withAnswer(state, command, uplink.receivedAt), before);
  const state = observed(answered, uplink);
  const answers = commands.flatMap((command) => answerTo(command, uplink, context.plan));
  const urgent = requestsFor(state, context).filter(({ isUrgent }) => isUrgent);
  const groups = [...answers.map((answer) => [answer]), ...urgent.map((request) => request.commands())];
  const isNeeded = groups.length === 0 && (uplink.adrAckReq || commands.some(isSticky));
  return { state, fOpts: fitting(isNeeded ? [filler(state, uplink, context)] : groups) };
}

/** A command that makes a downlink worth sending when nothing else does. */
const filler = (
  state: MacState,
  { adrAckReq }: MacUplink,
  context: MacContext,
): readonly DownlinkCommand[] => {
  const [waiting] = requestsFor(state, context);
  const link = adrAckReq ? confirmLink(state, context) : undefined;
  return waiting?.commands() ?? link ?? [{ name: 'DevStatusReq' }];
};

/** A device repeats these answers in every uplink until it receives a downlink (LoRaWAN 1.0.2 section 5.4). */
const stickyAnswers: readonly UplinkCommand['name'][] = [
  'RXParamSetupAns',
  'RXTimingSetupAns',
  'DlChannelAns',
  'TxParamSetupAns',
];
const isSticky = ({ name }: UplinkCommand): boolean => stickyAnswers.includes(name);

/**
 * An uplink at the requested data rate says that the request arrived, even when the answer was lost. A device that sends
 * slower than before was not heard for long and has turned its power up first (LoRaWAN 1.0.3 section 4.3.1.1).
 */
function observed(before: MacState, { fCnt, dataRate, snr, adr }: MacUplink): MacState {
  const previous = before.lastUplink?.dataRate ?? dataRate;
  const { linkRequest } = before;
  const isTakenOver = linkRequest !== null && dataRate === linkRequest.dataRate && dataRate !== previous;
  const state = isTakenOver ? acceptedLink(before, linkRequest) : before;
  const samples = dataRate === previous ? state.samples : [];
  return {
    ...state,
    lastUplink: { fCnt, dataRate },
    txPower: dataRate < previous ? 0 : state.txPower,
    adr,
    samples: adr ? [...samples, { fCnt, snr }].slice(-adrHistoryLength) : [],
  };
}

function answerTo(
  command: UplinkCommand,
  uplink: MacUplink,
  { region }: FrequencyPlan,
): readonly DownlinkCommand[] {
  if (command.name === 'LinkCheckReq') {
    const margin = Math.floor(uplink.snr - (demodulationFloor(region, uplink.dataRate) ?? 0));
    return [{ name: 'LinkCheckAns', margin, gateways: uplink.gateways }];
  }
  return command.name === 'DeviceTimeReq'
    ? [{ name: 'DeviceTimeAns', gpsTime: gpsMilliseconds(uplink.receivedAt) }]
    : [];
}
