// Reading of data frames and MAC commands without cryptography, which browsers can load, too.
export { parseDataFrame, type DataFrame } from './frames/data-frame.js';
export { directionOf, type MType, readMType } from './frames/m-type.js';
export { downlinkCommands, type DownlinkCommand } from './mac-commands/downlink-commands.js';
export { uplinkCommands, type UplinkCommand } from './mac-commands/uplink-commands.js';
