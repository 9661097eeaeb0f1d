import { operand } from '../arguments.js';
import type { Call } from '../command.js';
import { pathOf } from '../session/api.js';

/** The operand of commands about one application. */
export const application = operand('application', 'id of the application');

/** The operand of commands about one device. */
export const device = operand('device', 'id of the device');

/** The path of the device that the first two operands name. */
export const devicePath = (call: Call): string =>
  pathOf`/applications/${call.operand(0)}/devices/${call.operand(1)}`;
