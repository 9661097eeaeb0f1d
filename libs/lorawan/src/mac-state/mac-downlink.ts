import { type DownlinkCommand, downlinkCommands } from '../mac-commands/downlink-commands.js';
import { fitting, maxFOptsLength } from './f-opts.js';
import { type MacContext, requestsFor } from './mac-requests.js';
import type { MacState } from './mac-state.js';

/** A downlink that is about to be sent: its commands so far, and how many bytes more the frame may have. */
export interface MacDownlink {
  readonly fOpts: Buffer;
  readonly space: number;
}

/**
 * Adds the commands that wait for the device to a downlink, as far as they fit, and remembers all that is sent. It is
 * called once for each downlink of class A; devices read commands in no other.
 */
export function macDownlink(
  state: MacState,
  { fOpts, space }: MacDownlink,
  context: MacContext,
): { readonly state: MacState; readonly fOpts: Buffer } {
  const present = new Set(downlinkCommands.parse(fOpts).map(({ name }) => name));
  const waiting = requestsFor(state, context)
    .map(({ commands }) => commands())
    .filter((commands) => commands.every(({ name }) => !present.has(name)));
  const added = fitting(waiting, Math.min(space, maxFOptsLength - fOpts.length));
  const all = Buffer.concat([fOpts, added]);
  const sent = downlinkCommands.parse(all);
  return {
    state: withStatusRequest(counted(withLinkRequest(state, sent), sent), sent, context.now),
    fOpts: all,
  };
}

/** Of a block, the last command decides. Attempts count until the device answers, whatever was requested. */
function withLinkRequest(state: MacState, sent: readonly DownlinkCommand[]): MacState {
  const last = sent.findLast((command) => command.name === 'LinkADRReq');
  if (!last) return state;
  const { dataRate, txPower, nbTrans } = last;
  const attempts = (state.linkRequest?.attempts ?? 0) + 1;
  return { ...state, linkRequest: { dataRate, txPower, nbTrans, attempts } };
}

/** Counts requests that are repeated until they are answered. */
function counted(state: MacState, sent: readonly DownlinkCommand[]): MacState {
  const names = new Set(sent.map(({ name }) => name));
  return {
    ...state,
    ...(names.has('RXParamSetupReq') && { rxRequests: state.rxRequests + 1 }),
    ...(names.has('TxParamSetupReq') && { txRequests: (state.txRequests ?? 0) + 1 }),
  };
}

const withStatusRequest = (state: MacState, sent: readonly DownlinkCommand[], at: number): MacState =>
  sent.some(({ name }) => name === 'DevStatusReq')
    ? { ...state, statusRequest: { at, fCnt: state.lastUplink?.fCnt ?? 0 } }
    : state;
