const devices = (count: number): string => (count === 1 ? '1 device' : `${count.toLocaleString()} devices`);

/** Texts of the list of devices. */
export const devicesTexts = {
  title: 'Devices',
  create: 'Add a device',
  import: 'Import',
  export: 'Export',
  registerOnJoin: 'Register on join',
  search: 'Search by id, description, EUI or address',
  state: 'State',
  anyState: 'All',
  things: { one: 'device', many: 'devices' },
  none: 'No devices yet',
  teach:
    'Devices send messages to this application. Add a device with its EUIs and keys, or import a table of devices.',
  noMatch: 'No device matches your search.',
  pages: 'Pages of the list of devices',
  columns: {
    dev_id: 'Id',
    description: 'Description',
    dev_eui: 'DevEUI',
    dev_addr: 'Address',
    last_seen: 'Last seen',
  },
  appEui: 'AppEUI',
  fCntUp: 'Frame counter of the last uplink',
  latitude: 'Latitude',
  longitude: 'Longitude',
  attributes: 'Attributes',
  noAddress: '–',
};

/** Texts of actions on many devices. */
export const bulkTexts = {
  change: 'Change a field',
  changeTitle: {
    one: (devId: string) => `Change a field of ${devId}`,
    many: (count: number) => `Change a field of ${devices(count)}`,
  },
  changeText: {
    one: 'Choose a field of the device and its new value.',
    many: 'The field gets the same value in all of them.',
  },
  field: 'Field',
  fields: { description: 'Description', attribute: 'Attribute' },
  attributeName: 'Name of the attribute',
  value: 'Value',
  valueHint: 'Leave empty to remove it.',
  move: 'Move',
  moveTitle: {
    one: (devId: string) => `Move ${devId} to another application`,
    many: (count: number) => `Move ${devices(count)} to another application`,
  },
  moveText: {
    one: 'Keys, session and counters go along. Queued downlinks and stored messages do not, and programs find the device in the other application only.',
    many: 'Keys, sessions and counters go along. Queued downlinks and stored messages do not, and programs find the devices in the other application only.',
  },
  target: 'Application',
  targetHint: 'It has to be connected to the same handler.',
  noTarget: 'There is no other application whose devices you may change.',
  remove: 'Delete',
  removeTitle: {
    one: (devId: string) => `Delete ${devId}?`,
    many: (count: number) => `Delete ${devices(count)}?`,
  },
  removeText: {
    one: 'Its keys, session and queued downlinks are deleted. This cannot be undone.',
    many: 'Their keys, sessions and queued downlinks are deleted. This cannot be undone.',
  },
};
