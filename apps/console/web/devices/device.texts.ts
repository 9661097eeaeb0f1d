/** The sentences of one device. */
export const deviceTexts = {
  tabs: 'Pages of this device',
  back: 'All devices',
  overview: 'Overview',
  data: 'Live data',
  downlinks: 'Downlinks',
  simulate: 'Simulate uplink',
  messages: 'Stored messages',
  settings: 'Settings',
  state: 'State',
  activation: 'Activation',
  activations: {
    otaa: 'it joins (OTAA)',
    abp: 'session built in (ABP)',
    join: 'template for register on join',
  },
  joined: 'It has joined.',
  notJoined: 'It has not joined yet.',
  isTemplate: 'Devices are made from it when they join for the first time.',
  lastSeen: 'Last seen',
  counterUp: 'Frame counter up',
  counterDown: 'Frame counter down',
  identity: 'Identity',
  keys: 'Keys',
  keysText: 'Whoever has them can read and forge what this device sends.',
  showKeys: 'Show the keys',
  hideKeys: 'Hide the keys',
  notYet: 'none yet',
  firmware: 'For its firmware',
  firmwareText:
    'Arduino LMIC takes EUIs with the least significant byte first and keys with the most significant byte first, as below. Most modules and other libraries take all of them as text, most significant byte first.',
  firmwareKeys: 'Show the keys to see what goes into the firmware.',
  forms: {
    msb: 'MSB first',
    lsb: 'LSB first',
    c: 'C array',
    cLsb: 'C array, LSB first',
  },
  copyLabel: (what: string, form: string) => `Copy ${what}, ${form}`,
};

/** The sentences of the settings of a device. */
export const deviceSettingsTexts = {
  title: (devId: string) => `Settings of ${devId}`,
  activation: 'Activation',
  options: 'Options',
  counters: 'Frame counters',
  countersText:
    'Begin both counters at 0 again, after a device with a built-in session has lost its own. Until then its messages are rejected as repeated ones.',
  reset: 'Reset the frame counters',
  resetTitle: (devId: string) => `Reset the frame counters of ${devId}?`,
  resetDone: 'Both frame counters begin at 0 again.',
  resetAction: 'Reset',
  remove: 'Delete this device',
  removeText:
    'Its messages are no longer taken, and its keys and downlinks are forgotten. This cannot be undone.',
  removeTitle: (devId: string) => `Delete ${devId}?`,
  removeAction: 'Delete',
  removed: (devId: string) => `${devId} is deleted.`,
};
