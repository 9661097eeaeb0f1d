export { commonSettings, type CommonSettings } from './common-settings.js';
export { addressRanges, authServers, bytes32, flag, parsedBy, port, words } from './fields.js';
export {
  describeSettings,
  readSettings,
  type DescribedSetting,
  type Environment,
  type SettingNotes,
} from './read-settings.js';
