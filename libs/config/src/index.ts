export { commonSettings, type CommonSettings } from './common-settings.js';
export { authServers, bytes32, flag, port, words } from './fields.js';
export {
  describeSettings,
  readSettings,
  type DescribedSetting,
  type Environment,
  type SettingNotes,
} from './read-settings.js';
