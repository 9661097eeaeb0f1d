import { type Device, deviceClasses, lorawanVersions } from '@fieldpost/domain';
import { randomBytes } from 'node:crypto';
import { choice, number, option, trueOrFalse } from '../arguments.js';
import type { Call, Command } from '../command.js';
import { shownHex } from '../devices/device.js';
import { changedDevice, newDevice } from '../devices/new-device.js';
import { importDevices, requireAll } from '../devices/import-devices.js';
import { Failure } from '../failure.js';
import { pathOf } from '../session/api.js';
import { application, device, devicePath } from './operands.js';
import { fileOf } from './transfer.js';

const descriptive = [
  option('--description <text>', 'text for people'),
  number('--latitude <degrees>', 'degrees north'),
  number('--longitude <degrees>', 'degrees east'),
  number('--altitude <metres>', 'metres above sea level'),
  option('--attribute <name=value...>', 'attributes; an empty value removes one'),
  option('--codec <file>', 'JavaScript of a codec for this device alone; an empty file removes it'),
  choice('--lorawan-version <version>', 'version that the device implements', lorawanVersions),
  choice('--class <class>', 'A listens after uplinks, C always', deviceClasses),
  number('--adr-margin <dB>', 'margin of adaptive data rate, 1 to 40 dB; 0 for that of the network'),
  trueOrFalse('--adr <value>', 'whether the network sets data rate and power'),
];

const changesOf = (call: Call) => ({
  description: call.text('description'),
  ...{
    latitude: call.number('latitude'),
    longitude: call.number('longitude'),
    altitude: call.number('altitude'),
  },
  attributes: call.list('attribute'),
  codec: codecIn(call.text('codec')),
  radio: radioOf(call),
});

function radioOf(call: Call) {
  const adr = call.text('adr');
  return {
    lorawan_version: call.text('lorawanVersion'),
    device_class: call.text('class'),
    adr_margin: call.number('adrMargin'),
    disable_adr: adr === undefined ? undefined : adr === 'false',
  };
}

const codecIn = (file: string | undefined): string | undefined =>
  file === undefined ? undefined : fileOf(file).toString().trim();

/** The EUI that was given, or the only one of the application. */
async function appEuiFor(call: Call): Promise<string> {
  const given = call.text('appEui');
  if (given !== undefined) return given;
  const [eui, ...others] = await call.context.api.account<string[]>({
    path: pathOf`/applications/${call.operand(0)}/euis`,
  });
  if (eui === undefined || others.length > 0)
    throw new Failure(
      `The application has ${eui ? 'several EUIs' : 'no EUI'}: choose one with --app-eui.`,
      'usage',
    );
  return eui;
}

/** The session of a device that does not join, with an address of the network where none was given. */
async function sessionFor(call: Call) {
  if (!call.flag('abp')) return undefined;
  const path = pathOf`/applications/${call.operand(0)}/dev-addr`;
  const address = async () =>
    (await call.context.api.handler<{ readonly dev_addr: string }>({ path })).dev_addr;
  const [nwkSKey, appSKey] = [call.text('nwkSKey'), call.text('appSKey')];
  return {
    devAddr: call.text('devAddr') ?? (await address()),
    ...(nwkSKey !== undefined && { nwkSKey }),
    ...(appSKey !== undefined && { appSKey }),
  };
}

const keysOf = ({ app_key, dev_addr, nwk_s_key, app_s_key }: Device['lorawan_device']) => ({
  ...{ 'app key': shownHex(app_key), 'dev addr': shownHex(dev_addr) },
  ...{ 'nwk s key': shownHex(nwk_s_key), 'app s key': shownHex(app_s_key) },
});

const create: Command = {
  name: 'devices create',
  summary: 'Registers a device and prints its keys. EUIs and keys that are not given are generated.',
  operands: [application, device],
  options: [
    option('--app-eui <hex>', 'AppEUI; the one of the application by default'),
    option('--dev-eui <hex>', 'DevEUI, printed on the device'),
    option('--app-key <hex>', 'AppKey'),
    option('--abp', 'a device with a fixed session, which does not join'),
    option('--dev-addr <hex>', 'device address, with --abp; assigned by the network by default'),
    option('--nwk-s-key <hex>', 'network session key, with --abp'),
    option('--app-s-key <hex>', 'application session key, with --abp'),
    ...descriptive,
  ],
  examples: [
    'fieldpost devices create my-app my-dev --dev-eui 0004A30B001C0530',
    'fieldpost devices create my-app my-dev --abp --description "on the roof"',
  ],
  run: async (call) => {
    const { api, out } = call.context;
    const [appId, devId] = [call.operand(0), call.operand(1)];
    const ids = { appId, devId, devEui: call.text('devEui'), appKey: call.text('appKey') };
    const request = { ...ids, appEui: await appEuiFor(call), session: await sessionFor(call) };
    const keyed = newDevice(request, randomBytes);
    const changed = changedDevice(keyed, changesOf(call));
    const body: Device = {
      ...changed,
      lorawan_device: { ...changed.lorawan_device, ...keyed.lorawan_device },
    };
    // Other calls replace a device that exists, with its keys.
    requireAll(await importDevices(api, appId, { devices: [body] }));
    const { lorawan_device: radio } = body;
    out.item(body, { id: devId, 'app eui': radio.app_eui, 'dev eui': radio.dev_eui, ...keysOf(radio) });
  },
};

const update: Command = {
  name: 'devices update',
  summary:
    'Changes the description, location, attributes, codec or radio settings of a device. Keys and frame counters stay.',
  operands: [application, device],
  options: descriptive,
  examples: ['fieldpost devices update my-app my-dev --description "on the roof" --attribute floor=3'],
  run: async (call) => {
    const { api, out } = call.context;
    const path = devicePath(call);
    const body = changedDevice(await api.handler<Device>({ path }), changesOf(call));
    await api.handler<object>({ method: 'PUT', path, body });
    out.done(body, `Device ${call.operand(1)} changed.`);
  },
};

export const deviceWrites = [create, update];
