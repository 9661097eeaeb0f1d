import { deviceTexts as words } from './device.texts.js';

const at = <Path extends string>(path: Path) => `/console/applications/$appId/devices/$devId${path}` as const;

/** The pages of a device, in its tabs and in the command palette. */
export const devicePages = [
  { to: at(''), label: words.overview, exact: true },
  { to: at('/data'), label: words.data, exact: false },
  { to: at('/downlinks'), label: words.downlinks, exact: false },
  { to: at('/simulate'), label: words.simulate, exact: false },
  { to: at('/messages'), label: words.messages, exact: false },
  { to: at('/settings'), label: words.settings, exact: false },
] as const;
