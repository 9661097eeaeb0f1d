import { number, operand, option, page, trueOrFalse, yes } from '../arguments.js';
import type { Call, Command } from '../command.js';
import type { Column } from '../output/table.js';
import { pathOf } from '../session/api.js';

interface Location {
  readonly latitude?: number;
  readonly longitude?: number;
  readonly altitude?: number;
}

interface Gateway {
  readonly id: string;
  readonly frequency_plan: string;
  readonly eui?: string | null;
  readonly location_public: boolean;
  readonly status_public: boolean;
  readonly owner_public: boolean;
  readonly router: { readonly id: string } | null;
  readonly antenna_location?: Location;
  readonly owner?: { readonly username: string };
  readonly key?: string;
}

const gateway = operand('gateway', 'id of the gateway, such as eui-0102030405060708');
const plan = '--frequency-plan <plan>';

const locationOf = ({ antenna_location: at }: Gateway): string =>
  at
    ? `${at.latitude ?? 0} ${at.longitude ?? 0}${at.altitude === undefined ? '' : `, ${at.altitude} m`}`
    : '';

const columns: readonly Column<Gateway>[] = [
  { title: 'ID', of: ({ id }) => id },
  { title: 'FREQUENCY PLAN', of: ({ frequency_plan }) => frequency_plan },
  { title: 'ROUTER', of: ({ router }) => router?.id ?? '' },
  { title: 'LOCATION', of: locationOf },
];

const settings = [
  option('--eui <eui>', 'EUI of its packet forwarder, unless the id names it'),
  option('--router <id>', 'router that the gateway connects to'),
  number('--latitude <degrees>', 'degrees north'),
  number('--longitude <degrees>', 'degrees east'),
  number('--altitude <metres>', 'metres above sea level'),
  trueOrFalse('--location-public <choice>', 'whether everybody sees the location'),
  trueOrFalse('--status-public <choice>', 'whether everybody sees the status'),
  trueOrFalse('--owner-public <choice>', 'whether everybody sees the owner'),
];

function bodyOf(call: Call) {
  const [latitude, longitude, altitude] = ['latitude', 'longitude', 'altitude'].map((name) =>
    call.number(name),
  );
  const hasLocation = [latitude, longitude, altitude].some((value) => value !== undefined);
  return {
    frequency_plan: call.text('frequencyPlan'),
    eui: call.text('eui'),
    router: call.text('router'),
    ...(hasLocation && { antenna_location: { latitude, longitude, altitude } }),
    ...{ location_public: call.choice('locationPublic'), status_public: call.choice('statusPublic') },
    owner_public: call.choice('ownerPublic'),
  };
}

const withoutKey = ({ key: _secret, ...shown }: Gateway): Gateway => shown;

const list: Command = {
  name: 'gateways list',
  summary: 'Lists your gateways.',
  options: page,
  examples: ['fieldpost gateways list', 'fieldpost gateways list --quiet'],
  run: async (call) => {
    const { api, out } = call.context;
    const query = { limit: call.text('limit'), offset: call.text('offset') };
    out.list((await api.account<Gateway[]>({ path: '/gateways', query })).map(withoutKey), columns);
  },
};

const get: Command = {
  name: 'gateways get',
  summary: 'Shows a gateway.',
  operands: [gateway],
  options: [option('--key', 'show the key of the gateway, too')],
  examples: ['fieldpost gateways get eui-0102030405060708', 'fieldpost gateways get my-gateway --key'],
  run: async (call) => {
    const { api, out } = call.context;
    const found = await api.account<Gateway>({ path: pathOf`/gateways/${call.operand(0)}` });
    const shown = call.flag('key') ? found : withoutKey(found);
    out.item(shown, {
      ...{ id: found.id, 'frequency plan': found.frequency_plan, router: found.router?.id },
      ...{ location: locationOf(found), owner: found.owner?.username, key: shown.key },
    });
  },
};

const create: Command = {
  name: 'gateways create',
  summary: 'Registers a gateway.',
  operands: [gateway],
  options: [option(plan, 'such as EU_863_870').makeOptionMandatory(), ...settings],
  examples: [
    'fieldpost gateways create eui-0102030405060708 --frequency-plan EU_863_870',
    'fieldpost gateways create my-gateway --eui 0102030405060708 --frequency-plan EU_863_870',
  ],
  run: async (call) => {
    const { api, out } = call.context;
    const id = call.operand(0);
    const made = await api.account<Gateway>({
      method: 'POST',
      path: '/gateways',
      body: { id, ...bodyOf(call) },
    });
    out.done(withoutKey(made), `Gateway ${id} created. Its key: fieldpost gateways get ${id} --key`);
  },
};

const update: Command = {
  name: 'gateways update',
  summary: 'Changes the settings of a gateway.',
  operands: [gateway],
  options: [option(plan, 'such as EU_863_870'), ...settings],
  examples: ['fieldpost gateways update my-gateway --latitude 52.37 --longitude 4.89 --location-public true'],
  run: async (call) => {
    const { api, out } = call.context;
    const id = call.operand(0);
    const path = pathOf`/gateways/${id}`;
    const changed = await api.account<Gateway>({ method: 'PATCH', path, body: bodyOf(call) });
    out.done(withoutKey(changed), `Gateway ${id} changed.`);
  },
};

const remove: Command = {
  name: 'gateways delete',
  summary: 'Deletes a gateway; its id stays reserved.',
  operands: [gateway],
  options: [yes],
  examples: ['fieldpost gateways delete my-gateway --yes'],
  run: async (call) => {
    const { api, out } = call.context;
    const id = call.operand(0);
    await call.context.confirm(`Delete gateway ${id}?`, call.flag('yes'));
    await api.account<object>({ method: 'DELETE', path: pathOf`/gateways/${id}` });
    out.done({ id, done: 'deleted' }, `Gateway ${id} deleted.`);
  },
};

export const gatewayCommands = [list, get, create, update, remove];
