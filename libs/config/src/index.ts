export { commonSettings, type CommonSettings } from './common-settings.js';
export { addressRanges, authServers, flag, parsedBy, port, sealingKeys, words } from './fields.js';
export {
  describeSettings,
  readSettings,
  type DescribedSetting,
  type Environment,
  type SettingNotes,
} from './read-settings.js';
