import { type DownlinkCommand, downlinkCommands } from '../mac-commands/downlink-commands.js';

/** FOptsLen has 4 bits (LoRaWAN 1.0.3 section 4.3.1.6). */
export const maxFOptsLength = 15;

/** The groups that have space, in their order; a group is sent as a whole or not at all. */
export const fitting = (groups: readonly (readonly DownlinkCommand[])[], space = maxFOptsLength): Buffer =>
  groups.reduce<Buffer>((fOpts, group) => {
    const longer = Buffer.concat([fOpts, downlinkCommands.encode(group)]);
    return longer.length <= space ? longer : fOpts;
  }, Buffer.alloc(0));
