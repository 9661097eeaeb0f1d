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
  count: (total: number) => (total === 1 ? '1 device' : `${total.toLocaleString()} devices`),
  none: 'No devices yet',
  teach:
    'Devices send messages to this application. Add a device with its EUIs and keys, or import a table of devices.',
  noMatch: 'No device matches your search.',
  pages: 'Pages of the list of devices',
  sortBy: (column: string) => `Sort by ${column}`,
  columns: {
    dev_id: 'Id',
    description: 'Description',
    dev_eui: 'DevEUI',
    dev_addr: 'Address',
    last_seen: 'Last seen',
  },
  noAddress: '–',
};
