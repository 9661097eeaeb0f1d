import { deviceTexts as words } from './device.texts.js';

const at = <Path extends string>(path: Path) => `/console/applications/$appId/devices/$devId${path}` as const;

/** The pages of a device, in its tabs and in the command palette. */
export const devicePages = [
  { to: at(''), label: words.overview, exact: true, needs: 'devices' },
  { to: at('/data'), label: words.data, exact: false, needs: 'messages:up:r' },
  { to: at('/downlinks'), label: words.downlinks, exact: false, needs: 'messages:down:w' },
  { to: at('/simulate'), label: words.simulate, exact: false, needs: 'devices' },
  { to: at('/messages'), label: words.messages, exact: false, needs: 'messages:up:r' },
  { to: at('/settings'), label: words.settings, exact: false, needs: 'devices' },
] as const;
