import { type DownlinkCommand, downlinkCommands } from '../mac-commands/downlink-commands.js';
import { type UplinkCommand, uplinkCommands } from '../mac-commands/uplink-commands.js';
import { frequencyPlan } from '../regions/frequency-plans.js';
import { macDownlink } from './mac-downlink.js';
import type { MacContext } from './mac-requests.js';
import { initialMacState, type MacState } from './mac-state.js';
import { macUplink, type MacUplink } from './mac-uplink.js';

export const now = Date.parse('2026-11-27T12:00:00Z');
export const contextOf = (name: string, more: Partial<MacContext> = {}): MacContext => {
  const plan = frequencyPlan(name);
  if (!plan) throw new Error(`no plan ${name}`);
  return { plan, now, marginDb: 15, ...more };
};
export const europe = contextOf('EU_863_870');
export const america = contextOf('US_902_928');

type Uplink = Partial<Omit<MacUplink, 'commands'>> & { readonly commands?: readonly UplinkCommand[] };
export const accepted = { name: 'LinkADRAns', channelMask: true, dataRate: true, power: true } as const;

/** The network's side of one device. */
export const session = (context: MacContext, activation: MacState['activation'] = 'OTAA') => {
  let state = initialMacState(activation);
  let fCnt = -1;
  return {
    state: () => state,
    /** What the network has to send in response. */
    up: ({ commands = [], ...uplink }: Uplink = {}): readonly DownlinkCommand[] => {
      fCnt += 1;
      const defaults = {
        fCnt,
        dataRate: 5,
        snr: -20,
        gateways: 1,
        adr: true,
        adrAckReq: false,
        receivedAt: now,
      };
      const heard = { ...defaults, ...uplink, commands: uplinkCommands.encode(commands) };
      const result = macUplink(state, heard, context);
      // The state is stored as JSON.
      state = JSON.parse(JSON.stringify(result.state)) as MacState;
      return downlinkCommands.parse(result.fOpts);
    },
    /** What is sent with a downlink, beside `commands`. */
    down: (commands: readonly DownlinkCommand[] = [], space = 50): readonly DownlinkCommand[] => {
      const result = macDownlink(state, { fOpts: downlinkCommands.encode(commands), space }, context);
      state = JSON.parse(JSON.stringify(result.state)) as MacState;
      return downlinkCommands.parse(result.fOpts);
    },
  };
};
export const namesOf = (commands: readonly DownlinkCommand[]): string[] => commands.map(({ name }) => name);
export const linkIn = (commands: readonly DownlinkCommand[]) =>
  commands.findLast(({ name }) => name === 'LinkADRReq');
