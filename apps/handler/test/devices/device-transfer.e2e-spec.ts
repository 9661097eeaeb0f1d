import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@fieldpost/testing';
import { deviceCalls } from '../support/device-calls.js';
import { HandlerUnderTest } from '../support/handler-under-test.js';

// Thousands of devices take their time on a machine that does other things too.
const longestMs = 60_000;

const app = new HandlerUnderTest();
const devices = deviceCalls(app);
const bearer = (id: string, ...rights: readonly string[]) => ({
  authorization: `Bearer ${app.token(id, ...rights)}`,
});
const csv = { 'content-type': 'text/csv' };

beforeAll(() => app.start());
afterAll(() => app.close());

const bring = async (id: string, body: string, query = '', headers: Record<string, string> = {}) => {
  const path = `/applications/${id}/device-import${query}`;
  const answer = await app.ask('POST', path, { ...bearer(id, 'devices'), ...headers }, body);
  return { status: answer.status, report: JSON.parse(answer.text) };
};
const fetchAll = async (id: string, query = '') =>
  (await app.ask('GET', `/applications/${id}/device-export${query}`, bearer(id, 'devices'))).text;

const hex = (n: number, length: number) => n.toString(16).toUpperCase().padStart(length, '0');
const header = 'dev_id,app_eui,dev_eui';
const lineOf = (n: number) => `dev-${n},70B3D57EF0000024,${hex(n, 16)}`;
const table = (...numbers: readonly number[]) => [header, ...numbers.map(lineOf)].join('\n');

const manyColumns =
  `${header},dev_addr,app_key,nwk_s_key,app_s_key,f_cnt_up,uses32_bit_f_cnt,latitude,description,attributes,` +
  'used_dev_nonces,used_app_nonces';
const fullLineOf = (n: number) =>
  `${lineOf(n)},${hex(n, 8)},${hex(n, 32)},${hex(n + 1, 32)},${hex(n + 2, 32)},${n},true,52.375,` +
  `"device ""${n}"", of many","{""place"":""${n}""}",${hex(n, 4)} ${hex(n + 1, 4)},${hex(n, 6)}`;

describe('Four thousand devices', () => {
  const count = 4_000;
  const numbers = Array.from({ length: count }, (_, n) => n + 1);

  it('are imported in one request and exported again, the same in every format', async () => {
    for (const id of ['many-app', 'csv-copy', 'json-copy']) await devices.register(id);
    const body = [manyColumns, ...numbers.map(fullLineOf)].join('\r\n');
    expect(await bring('many-app', body, '', csv)).toEqual({
      status: 200,
      report: { read: count, created: count, replaced: 0, rejected: 0, dry_run: false, errors: [] },
    });

    const exported = await fetchAll('many-app', '?format=csv');
    const list = await fetchAll('many-app');
    expect(exported.split('\r\n')).toHaveLength(count + 2);
    expect(JSON.parse(list).devices).toHaveLength(count);
    expect(exported).toContain(`,${hex(7, 32)},${hex(8, 32)},${hex(9, 32)},7,`);
    expect(exported).toContain(',0007 0008,000007,');

    expect((await bring('csv-copy', exported, '', csv)).report).toMatchObject({
      created: count,
      rejected: 0,
    });
    expect((await bring('json-copy', list)).report).toMatchObject({ created: count, rejected: 0 });
    expect(await fetchAll('csv-copy', '?format=csv')).toBe(exported);
    expect(await fetchAll('json-copy', '?format=csv')).toBe(exported);
    const { headers } = await devices.list('json-copy', { limit: '1' });
    expect(headers.getMap()).toMatchObject({ total: String(count), selected: '1' });
  });
});

describe('An import', () => {
  beforeAll(() => devices.register('any-app'));

  it('keeps the nonces of joins from being used again', async () => {
    await devices.register('nonces-app');
    await bring('nonces-app', `${manyColumns}\n${fullLineOf(1)}`, '', csv);
    const [device] = JSON.parse(await fetchAll('nonces-app')).devices;
    expect(device.lorawan_device).toMatchObject({
      used_dev_nonces: ['0001', '0002'],
      used_app_nonces: ['000001'],
    });
  });

  it('reports line, field and reason for each rejected device', async () => {
    await devices.register('report-app');
    await devices.set('report-app', 'dev-1');
    await devices.set('report-app', 'other-dev', { dev_eui: Buffer.from(hex(9, 16), 'hex') });
    const body = [table(1, 2, 9), 'Dev,,', 'dev-4,x,', lineOf(2), 'dev-5,70B3D57EF0000024,'].join('\n');
    const { status: code, report } = await bring('report-app', `${body}${hex(2, 16)}`, '', csv);
    expect(code).toBe(200);
    expect(report).toMatchObject({ read: 7, created: 1, rejected: 6 });
    const rejection = (line: number, dev_id: string, field: string, error: unknown) => ({
      line,
      dev_id,
      field,
      error,
    });
    expect([...report.errors].sort((a, b) => a.line - b.line)).toEqual([
      rejection(2, 'dev-1', '', 'Device dev-1 already exists'),
      rejection(4, 'dev-9', '', 'Device with AppEUI and DevEUI already exists'),
      rejection(5, 'Dev', 'dev_id', expect.stringContaining('DevID not valid: has wrong format')),
      rejection(6, 'dev-4', 'app_eui', expect.stringContaining('app_eui not valid: ')),
      rejection(7, 'dev-2', '', 'Device with the same DevID in line 3 already exists'),
      rejection(8, 'dev-5', '', 'Device with the same AppEUI and DevEUI in line 3 already exists'),
    ]);
    expect((await devices.list('report-app')).message.devices.map(({ dev_id }) => dev_id)).toEqual([
      'dev-1',
      'dev-2',
      'other-dev',
    ]);
  });

  it('tries everything and changes nothing when it is dry', async () => {
    await devices.register('dry-app');
    const { report } = await bring('dry-app', `${table(1, 2)}\nDev,,`, '?dry_run=true', csv);
    expect(report).toMatchObject({ read: 3, created: 2, rejected: 1, dry_run: true });
    expect(report.errors).toHaveLength(1);
    expect(await fetchAll('dry-app')).toBe('{"devices":[]}\n');
  });

  it('imports all devices or none when requested', async () => {
    await devices.register('whole-app');
    const numbers = Array.from({ length: 1_200 }, (_, n) => n + 1);
    const rejected = await bring('whole-app', `${table(...numbers)}\nDev,,`, '?all_or_nothing=true', csv);
    expect(rejected).toMatchObject({ status: 400, report: { read: 1_201, created: 0, rejected: 1 } });
    expect(await fetchAll('whole-app')).toBe('{"devices":[]}\n');
    const taken = await bring('whole-app', table(...numbers), '?all_or_nothing=true', csv);
    expect(taken).toMatchObject({ status: 200, report: { created: 1_200, rejected: 0 } });
  });

  it('replaces existing devices when requested', async () => {
    await devices.register('again-app');
    await bring('again-app', table(1), '', csv);
    const body = `${header},description\n${lineOf(1)},changed\n${lineOf(2)},new`;
    const { report } = await bring('again-app', body, '?replace=true', csv);
    expect(report).toMatchObject({ created: 1, replaced: 1, rejected: 0 });
    expect((await devices.get('again-app', 'dev-1')).description).toBe('changed');
  });

  it.each([
    ['', 'dev_id,key\n1,2', csv, 'Import not valid: has an unknown column \\"key\\"'],
    ['', 'text', {}, 'Import not valid: line 1 should be a JSON object'],
    ['?dry_run=yes', '', csv, 'dry_run not valid: '],
    ['?all_or_nothing=true&replace=true', '', csv, 'all or nothing is for new devices'],
  ])('%s of %j is rejected', async (query, body, headers, sentence) => {
    const path = `/applications/any-app/device-import${query}`;
    const answer = await app.ask('POST', path, { ...bearer('any-app', 'devices'), ...headers }, body);
    expect(answer).toMatchObject({ status: 400, text: expect.stringContaining(sentence) });
    expect(JSON.parse(answer.text)).toMatchObject({ code: 3 });
  });

  it('keeps what it took when its sender goes away, and another may begin', async () => {
    await devices.register('gone-app');
    const numbers = Array.from({ length: 400 }, (_, n) => n + 1);
    const token = app.token('gone-app', 'devices');
    const sender = httpRequest(`${app.http}/applications/gone-app/device-import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...csv },
    });
    sender.on('error', () => undefined);
    sender.write(`${table(...numbers)}\n`);
    const isTaken = async () => (await devices.list('gone-app')).headers.get('total')[0] !== '0';
    await until('some devices of the import', isTaken, longestMs);
    const path = '/applications/gone-app/device-import';
    const second = () => app.ask('POST', path, { ...bearer('gone-app', 'devices'), ...csv }, header);
    expect(JSON.parse((await second()).text)).toMatchObject({
      code: 8,
      error: 'Another import into Application "gone-app" is running',
    });
    sender.destroy();
    await until('the end of the first import', async () => (await second()).status === 200, longestMs);
  });

  it.each([
    ['POST', 'device-import'],
    ['GET', 'device-export'],
  ])('%s %s needs the right, and an application that is served here', async (method, what) => {
    const path = `/applications/any-app/${what}`;
    const body = method === 'POST' ? header : undefined;
    const without = await app.ask(method, path, { ...csv, ...bearer('any-app', 'settings') }, body);
    expect(without).toMatchObject({
      status: 403,
      text: expect.stringContaining('No \\"devices\\" rights to Application'),
    });
    const headers = { ...csv, ...bearer('no-app', 'devices') };
    expect(await app.ask(method, `/applications/no-app/${what}`, headers, body)).toMatchObject({
      status: 404,
    });
    expect(await app.ask('PUT', path, {})).toMatchObject({ status: 405 });
  });
});

describe('An export', () => {
  it('has no keys when the request leaves them out', async () => {
    await devices.register('secret-app');
    await bring('secret-app', `${manyColumns}\n${fullLineOf(0xabc)}`, '', csv);
    const shown = await fetchAll('secret-app');
    const hidden = await fetchAll('secret-app', '?keys=false');
    expect(shown).toContain(hex(0xabc, 32));
    for (const secret of [hex(0xabc, 32), hex(0xabd, 32), hex(0xabe, 32), 'nonces'])
      expect(hidden).not.toContain(secret);
  });
});
