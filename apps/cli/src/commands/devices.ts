import { type Device, lastSeenOf } from '@fieldpost/domain';
import { option, page, yes } from '../arguments.js';
import type { Command } from '../command.js';
import { shownHex, withoutKeys } from '../devices/device.js';
import type { Column } from '../output/table.js';
import { pathOf } from '../session/api.js';
import { deviceWrites } from './device-writes.js';
import { application, device, devicePath } from './operands.js';

const columns: readonly Column<Device>[] = [
  { title: 'ID', of: ({ dev_id }) => dev_id },
  { title: 'APP EUI', of: ({ lorawan_device: { app_eui = '' } }) => app_eui },
  { title: 'DEV EUI', of: ({ lorawan_device: { dev_eui = '' } }) => dev_eui },
  { title: 'DEV ADDR', of: ({ lorawan_device: { dev_addr } }) => shownHex(dev_addr) ?? '' },
  { title: 'DESCRIPTION', of: ({ description = '' }) => description },
];

const list: Command = {
  name: 'devices list',
  summary: 'Lists the devices of an application.',
  operands: [application],
  options: [option('--search <text>', 'only devices with this text in their ids or description'), ...page],
  examples: ['fieldpost devices list my-app', 'fieldpost devices list my-app --search roof --limit 20'],
  run: async (call) => {
    const { api, out } = call.context;
    const query = {
      ...{ search: call.text('search'), limit: call.text('limit'), offset: call.text('offset') },
      keys: 'false',
    };
    const path = pathOf`/applications/${call.operand(0)}/devices`;
    const { devices = [] } = await api.handler<{ readonly devices?: readonly Device[] }>({ path, query });
    out.list(devices.map(withoutKeys), columns);
  },
};

const get: Command = {
  name: 'devices get',
  summary: 'Shows a device, without its keys.',
  operands: [application, device],
  examples: ['fieldpost devices get my-app my-dev'],
  run: async (call) => {
    const { api, out } = call.context;
    const found = withoutKeys(await api.handler<Device>({ path: devicePath(call) }));
    const { lorawan_device: radio, description, attributes = {} } = found;
    out.item(found, {
      ...{ id: found.dev_id, description },
      ...{ 'app eui': radio.app_eui, 'dev eui': radio.dev_eui, 'dev addr': shownHex(radio.dev_addr) },
      'frame counters': `${radio.f_cnt_up ?? 0} up, ${radio.f_cnt_down ?? 0} down`,
      ...{ 'last seen': lastSeenOf(found), location: locationOf(found) },
      attributes: Object.entries(attributes)
        .map((pair) => pair.join('='))
        .join(' '),
    });
  },
};

const locationOf = ({ latitude, longitude, altitude }: Device): string | undefined =>
  latitude === undefined && longitude === undefined
    ? undefined
    : `${latitude ?? 0} ${longitude ?? 0}${altitude === undefined ? '' : `, ${altitude} m`}`;

const keys: Command = {
  name: 'devices keys',
  summary: 'Shows the keys of a device, for its firmware.',
  operands: [application, device],
  examples: ['fieldpost devices keys my-app my-dev', 'fieldpost devices keys my-app my-dev --json'],
  run: async (call) => {
    const { api, out } = call.context;
    const { dev_id, lorawan_device: radio } = await api.handler<Device>({ path: devicePath(call) });
    const { app_eui, dev_eui, dev_addr, app_key, nwk_s_key, app_s_key } = radio;
    out.item(
      { dev_id, app_eui, dev_eui, dev_addr, app_key, nwk_s_key, app_s_key },
      {
        ...{ 'app eui': app_eui, 'dev eui': dev_eui, 'app key': shownHex(app_key) },
        ...{
          'dev addr': shownHex(dev_addr),
          'nwk s key': shownHex(nwk_s_key),
          'app s key': shownHex(app_s_key),
        },
      },
    );
  },
};

const remove: Command = {
  name: 'devices delete',
  summary: 'Deletes a device with its queue.',
  operands: [application, device],
  options: [yes],
  examples: ['fieldpost devices delete my-app my-dev', 'fieldpost devices delete my-app my-dev --yes'],
  run: async (call) => {
    const { api, out } = call.context;
    const id = call.operand(1);
    await call.context.confirm(`Delete device ${id} of ${call.operand(0)}?`, call.flag('yes'));
    await api.handler<object>({ method: 'DELETE', path: devicePath(call) });
    out.done({ id, done: 'deleted' }, `Device ${id} deleted.`);
  },
};

export const deviceCommands = [list, get, ...deviceWrites, keys, remove];
