import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { AppId } from '@fieldpost/domain';
import { fromDevice } from '../device-request.js';
import { toDeviceMessage } from '../device.message.js';
import { deviceOf } from '../../../test/memory/devices.js';
import { csvDevices, csvRows } from './csv-devices.js';
import { type DeviceRow, rejectionOf } from './device-row.js';
import { jsonRows, toJsonList } from './json-devices.js';

const appId = AppId('my-app');
const stream = (text: string) => Readable.from([Buffer.from(text)]);

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const csv = (text: string) => all(csvRows(appId, stream(text)));
const json = (text: string) => all(jsonRows(appId, stream(text)));

const problemOf = (row: DeviceRow | undefined) => {
  if (!row) throw new Error('there is no row');
  try {
    fromDevice(row.read());
    return undefined;
  } catch (thrown) {
    const { line, field, error } = rejectionOf(row, thrown);
    return [line, field, error.message];
  }
};

const euis = '70B3D57EF0000024,0001020304050607';

describe('A table of devices', () => {
  it('has a line for each, its cells as the values of v2', async () => {
    const [row] = await csv(
      'dev_id,app_eui,dev_eui,app_key,uses32_bit_f_cnt,f_cnt_up,latitude,attributes,used_dev_nonces,description\r\n' +
        `my-dev,${euis},0102030405060708090a0b0c0d0e0f10,TRUE,7,52.375,"{""a"":""b""}",0001 0002,"one, ""two"""\r\n`,
    );
    expect(row).toMatchObject({ line: 2, devId: 'my-dev' });
    expect(row?.read()).toMatchObject({
      app_id: 'my-app',
      dev_id: 'my-dev',
      latitude: 52.375,
      attributes: { a: 'b' },
      description: 'one, "two"',
      lorawan_device: {
        app_id: 'my-app',
        dev_id: 'my-dev',
        app_key: Buffer.from('0102030405060708090a0b0c0d0e0f10', 'hex'),
        uses32_bit_f_cnt: true,
        f_cnt_up: 7,
        used_dev_nonces: [Buffer.of(0, 1), Buffer.of(0, 2)],
      },
    });
  });

  it('takes an empty cell for nothing at all', async () => {
    const [row] = await csv(`dev_id,app_eui,dev_eui,app_key\nmy-dev,${euis},\n`);
    expect(row?.read().lorawan_device?.app_key).toHaveLength(0);
  });

  it('may have columns in any order, and those that it does not need', async () => {
    const rows = await csv(`\ufeffAPP_ID, dev_eui ,dev_id\nother-app,0001020304050607,my-dev\n`);
    expect(rows[0]?.read()).toMatchObject({ app_id: 'my-app', dev_id: 'my-dev' });
  });

  it('is read on when one line has more or fewer cells than the first', async () => {
    const rows = await csv(
      `dev_id,app_eui,dev_eui\ndev-1,${euis}\ndev-2\ndev-3,${euis},more\ndev-4,${euis}\n`,
    );
    expect(rows.map(({ devId }) => devId)).toEqual(['dev-1', 'dev-2', 'dev-3', 'dev-4']);
    expect(rows.map(problemOf)).toEqual([
      undefined,
      [3, '', expect.stringContaining('line 3 cannot be read: ')],
      [4, '', expect.stringContaining('line 4 cannot be read: ')],
      undefined,
    ]);
  });

  it('reports line, field and reason of an error', async () => {
    const rows = await csv(
      'dev_id,app_eui,app_key,f_cnt_up,uses32_bit_f_cnt,attributes\n' +
        'Dev,,,,,\n\nmy-dev,123,,,,\nmy-dev,,0102,,,\nmy-dev,,,many,,\nmy-dev,,,,maybe,\nmy-dev,,,,,[1]\n',
    );
    expect(rows.map(problemOf)).toEqual([
      [2, 'dev_id', expect.stringMatching(/DevID not valid: has wrong format/)],
      [4, 'app_eui', expect.stringMatching(/^app_eui not valid: /)],
      [5, 'app_key', expect.stringMatching(/^app_key not valid: /)],
      [6, 'f_cnt_up', expect.stringMatching(/^f_cnt_up not valid: /)],
      [7, 'uses32_bit_f_cnt', expect.stringMatching(/^uses32_bit_f_cnt not valid: /)],
      [8, 'attributes', expect.stringMatching(/^attributes not valid: /)],
    ]);
  });

  it.each([
    ['dev_id,appkey\nx,1\n', 'has an unknown column "appkey"'],
    ['app_eui\n00\n', 'should have a column "dev_id"'],
    ['dev_id\n"my-dev\n', 'cannot be read: '],
    [`dev_id,description\nmy-dev,${'x'.repeat(600_000)}\n`, 'cannot be read: '],
  ])('is rejected as a whole when it cannot be read: %.30s', async (text, sentence) => {
    await expect(csv(text)).rejects.toThrow(/^Import not valid: /);
    await expect(csv(text)).rejects.toThrow(sentence);
  });
});

describe('A list of devices', () => {
  it('has them as v2 writes them, also from another application', async () => {
    const [row] = await json(
      '{"devices":[{"app_id":"other-app","dev_id":"my-dev","lorawan_device":{"app_eui":"70B3D57EF0000024",' +
        '"dev_eui":"0001020304050607","app_id":"other-app","dev_id":"my-dev"}}]}',
    );
    expect(row?.read()).toMatchObject({ app_id: 'my-app', dev_id: 'my-dev' });
  });

  it('goes on behind an object that is no device', async () => {
    const rows = await json('{"dev_id":7}\n{a}\n{}\n{"dev_id":"my-dev","lorawan_device":{}}\n');
    expect(rows.map(problemOf)).toEqual([
      [1, 'dev_id', 'dev_id not valid: must be a string'],
      [2, 'device', 'device not valid: is not JSON'],
      [3, 'dev_id', expect.stringContaining('DevID not valid: can not be empty')],
      undefined,
    ]);
  });
});

describe('Devices that were written', () => {
  const device = deviceOf({
    description: 'with "quotes",\nlines; and =formulas',
    attributes: { a: 'x,y', 'ttn-brand': '"' },
    latitude: 52.375,
    appKey: Buffer.alloc(16, 9),
    options: { activationConstraints: 'abp,world', disableFCntCheck: true, uses32BitFCnt: true },
  });
  const messages = async function* () {
    yield toDeviceMessage(device, { fCntUp: 4294967295, fCntDown: 3, lastSeen: '0' });
    yield toDeviceMessage(deviceOf());
  };
  const text = async (parts: AsyncIterable<string>) => (await all(parts)).join('');

  it.each([
    ['table', async () => csv(await text(csvDevices(messages())))],
    ['list', async () => json(await text(toJsonList(messages())))],
  ])('as a %s are read as they were', async (_, read) => {
    const requests = (await read()).map((row) => fromDevice(row.read()));
    expect(requests).toMatchObject([
      {
        devId: 'my-dev',
        description: device.description,
        attributes: device.attributes,
        options: device.options,
        latitude: 52.375,
        appKey: { to: device.appKey },
        counters: { fCntUp: 4294967295, fCntDown: 3 },
      },
      { devId: 'my-dev', description: '', attributes: {} },
    ]);
  });

  it('are a list that v2 clients read, also when there are none', async () => {
    expect(JSON.parse(await text(toJsonList(messages()))).devices).toHaveLength(2);
    const nothing = async function* () {};
    expect(await text(toJsonList(nothing()))).toBe('{"devices":[]}\n');
  });
});
