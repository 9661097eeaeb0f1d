/** Texts of one device. */
export const deviceTexts = {
  noDevice: 'Device not found',
  noDeviceText: (devId: string, appId: string) =>
    `The application ${appId} has no device ${devId}. It may have been deleted, or its id is mistyped.`,
  toDevices: 'Devices of the application',
  tabs: 'Pages of this device',
  overview: 'Overview',
  data: 'Live data',
  downlinks: 'Downlinks',
  simulate: 'Simulate uplinks',
  messages: 'Stored messages',
  settings: 'Settings',
  state: 'State',
  activation: 'Activation',
  activations: {
    otaa: 'Joins (OTAA)',
    abp: 'Fixed session (ABP)',
    join: 'Template for register on join',
  },
  joined: 'It has joined.',
  notJoined: 'It has not joined yet.',
  isTemplate: 'Devices are created from it when they join for the first time.',
  versionOf: (version: string, deviceClass: string) => `LoRaWAN ${version}, class ${deviceClass}`,
  lastSeen: 'Last seen',
  onlySimulated:
    'Its uplinks were simulated. They are counted as messages, but no frame of the device was received.',
  counterUp: 'Frame counter of the last uplink',
  counterDown: 'Frame counter of the next downlink',
  identity: 'Identity',
  keys: 'Keys',
  keysText: 'With these keys, anyone can read and forge messages of this device.',
  showKeys: 'Show the keys',
  hideKeys: 'Hide the keys',
  notYet: 'None yet',
  firmware: 'Values for the firmware',
  firmwareText:
    'Arduino LMIC expects EUIs with the least significant byte first and keys with the most significant byte first, as below. Most modules and other libraries expect text with the most significant byte first.',
  firmwareKeys: 'Show the keys to see the values for the firmware.',
  forms: {
    msb: 'Hexadecimal, MSB first',
    lsb: 'Hexadecimal, LSB first',
    c: 'C array, MSB first',
    cLsb: 'C array, LSB first',
    cString: 'C string',
    header: 'HTTP header',
  },
  copyAs: 'Copy as',
  copyAsLabel: (what: string) => `Copy as: ${what}`,
};

/** Texts of the settings of a device. */
export const deviceSettingsTexts = {
  title: (devId: string) => `Settings of ${devId}`,
  activation: 'Activation',
  options: 'Options',
  counters: 'Frame counters',
  countersText:
    'Resets both counters to 0, for a device with a fixed session that has lost its counters. Until then its messages are rejected as repetitions.',
  reset: 'Reset the frame counters',
  resetTitle: (devId: string) => `Reset the frame counters of ${devId}?`,
  resetDone: 'Both frame counters were reset to 0.',
  resetAction: 'Reset',
  remove: 'Delete this device',
  removeText:
    'Its messages are no longer accepted, and its keys and downlinks are deleted. This cannot be undone.',
  removeTitle: (devId: string) => `Delete ${devId}?`,
  removeAction: 'Delete',
  removed: (devId: string) => `${devId} was deleted.`,
};
