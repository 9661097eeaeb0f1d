import type { UplinkCommand } from '../mac-commands/uplink-commands.js';
import type { LinkLimits, MacState } from './mac-state.js';

/** What the answer of a device changes; `at` is when it arrived, in milliseconds. */
export function withAnswer(state: MacState, command: UplinkCommand, at: number): MacState {
  if (command.name === 'LinkADRAns') return withLinkAnswer(state, command);
  // A device that rejects the parameters keeps its own, and does not get the request again.
  if (command.name === 'RXParamSetupAns') return { ...state, hasRxParameters: true };
  if (command.name === 'TxParamSetupAns') return { ...state, hasTxParameters: true };
  if (command.name !== 'DevStatusAns') return state;
  return { ...state, status: { battery: command.battery, margin: command.margin, at } };
}

type LinkAnswer = Extract<UplinkCommand, { name: 'LinkADRAns' }>;

/**
 * Devices answer each command of a block alike; the first answer counts. Unless all three parts are accepted, the device
 * has changed nothing (LoRaWAN 1.0.3 section 5.2).
 */
function withLinkAnswer(state: MacState, answer: LinkAnswer): MacState {
  const { linkRequest } = state;
  if (!linkRequest) return state;
  if (!answer.channelMask || !answer.dataRate || !answer.power) {
    return { ...state, limits: limited(state, answer), linkRequest: null };
  }
  return acceptedLink(state, linkRequest);
}

/** The device has taken over what was requested. */
export const acceptedLink = (
  state: MacState,
  { txPower, nbTrans }: Pick<MacState, 'txPower' | 'nbTrans'>,
): MacState => ({
  ...state,
  txPower,
  nbTrans,
  samples: [],
  hasChannels: true,
  linkRequest: null,
});

/** One step back in each part that the device rejected; what is below the current value is never requested. */
function limited(
  { limits, linkRequest }: MacState,
  { channelMask, dataRate, power }: LinkAnswer,
): LinkLimits {
  if (!linkRequest) return limits;
  return {
    maxTxPower: power ? limits.maxTxPower : Math.max(0, linkRequest.txPower - 1),
    maxDataRate: dataRate ? limits.maxDataRate : Math.max(0, linkRequest.dataRate - 1),
    isDefaultChannels: limits.isDefaultChannels || !channelMask,
    isGivenUp: limits.isGivenUp || (limits.isDefaultChannels && !channelMask),
  };
}
