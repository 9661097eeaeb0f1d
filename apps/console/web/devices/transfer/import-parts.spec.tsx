/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { deviceColumns } from '@fieldpost/domain';
import { cleanup, screen } from '@testing-library/react';
import { renderPart } from '../../testing/render.js';
import { readDeviceFile } from './device-file.js';
import { columnsFor, exampleFile } from './example-file.js';
import { FilePreview } from './import-parts.js';
import { problemOf } from './row-problems.js';

afterEach(cleanup);

const read = (text: string) => {
  const file = readDeviceFile('devices.csv', text);
  if (!file) throw new Error('not read');
  return file;
};
const head = 'dev_id,app_eui,dev_eui,app_key';
const valid = (n: number) => `dev-${n},70B3D57EF0000024,020000000000000${n},${'0A'.repeat(16)}`;
const show = (...lines: readonly string[]) =>
  renderPart(<FilePreview file={read([head, ...lines].join('\n'))} />);
const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent);

describe('The preview of a file', () => {
  it('of one valid device counts one and has no column for problems', async () => {
    await show(valid(1));
    expect(screen.getByRole('heading').textContent).toBe('1 device in CSV');
    expect(screen.queryByText('Problem')).toBeNull();
    expect(rows()).toHaveLength(2);
  });

  it('marks devices that are not valid with the reason, also those after the first ones', async () => {
    await show(...[1, 2, 3, 4, 5, 6].map(valid), 'dev-7,70B3D57EF0000024,ZZ,');
    expect(screen.getByRole('status').textContent).toBe('One device is not valid. An import rejects it.');
    expect(rows()).toHaveLength(7);
    expect(rows().at(-1)).toContain('dev_eui: not 16 hexadecimal digits');
    expect(rows().join()).not.toContain('dev-6');
  });

  it('marks ids that are not valid', async () => {
    await show('Dev 1,,,');
    expect(rows().at(-1)).toContain('dev_id: not 2 to 36');
  });
});

describe('Devices in JSON', () => {
  const eui = '70B3D57EF0000024';
  const readJson = (device: object) => readDeviceFile('devices.json', JSON.stringify(device))?.rows ?? [];

  it.each([
    { dev_id: 'roof', lorawan_device: { app_eui: eui, nwk_s_key: '0A'.repeat(16), dev_addr: null } },
    { devId: 'roof', lorawanDevice: { appEui: eui, nwkSKey: '0A'.repeat(16), devAddr: null } },
    { devId: 'roof', dev_id: 7, lorawan_device: { app_eui: 'ZZ', appEui: eui } },
  ])('are valid with either spelling of their members: %j', async (device) => {
    const rows = readJson(device);
    expect(rows.map(problemOf)).toEqual([undefined]);
    expect(rows[0]).toMatchObject({ dev_id: 'roof', app_eui: eui });
  });

  it.each([
    [{ devId: { toString: 1 } }, 'dev_id: '],
    [{ dev_id: 'roof', lorawanDevice: { appEui: { toString: 1 } } }, 'app_eui: '],
    [{ dev_id: 'roof', lorawan_device: { dev_addr: 26_000_001 } }, 'dev_addr: '],
  ])('are not valid with values that are no text: %j', (device, start) =>
    expect(readJson(device).map(problemOf)).toEqual([expect.stringMatching(`^${start}`)]),
  );
});

describe('The columns that the page names', () => {
  it('are those that the handler reads', () => {
    const named = new Set<string>(Object.values(columnsFor).flat());
    expect([...named].sort()).toEqual([...deviceColumns.outer, ...deviceColumns.radio].sort());
  });
});

describe('The example of a file', () => {
  it('has a valid device of each kind, with the columns that its kind needs', () => {
    const { rows: devices } = read(exampleFile('70B3D57EF0000024'));
    expect(devices.map(problemOf)).toEqual([undefined, undefined]);
    const filled = (at: number) =>
      Object.entries(devices[at] ?? {}).flatMap(([name, value]) => (value === '' ? [] : [name]));
    expect(filled(0)).toEqual(expect.arrayContaining([...columnsFor.otaa]));
    expect(filled(1)).toEqual(expect.arrayContaining([...columnsFor.abp]));
  });
});
