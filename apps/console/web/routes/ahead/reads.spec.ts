/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Console } from '../../make-console.js';
import {
  ofApplication,
  ofDevice,
  ofDeviceItself,
  ofDevices,
  ofFunctions,
  ofIntegration,
  ofLiveData,
} from './application-reads.js';
import { administrationReads } from './administration-reads.js';
import { ofAll, ofGateway } from './overview-reads.js';
import type { Reading } from './reading.js';

const console = { keeper: { user: () => 'u-1' } } as unknown as Console;
const everything = ['settings', 'devices', 'messages:up:r', 'messages:down:w'];

/** What is read, by the words of the keys of queries; `known` are the responses that others depend on. */
async function readBy(
  reads: (reading: Reading) => Promise<void>,
  known: Readonly<Record<string, unknown>>,
): Promise<readonly string[]> {
  const keys: string[] = [];
  const read = async ({ queryKey }: { readonly queryKey: readonly unknown[] }) => {
    const key = queryKey.flat().join(' ');
    keys.push(key);
    return key in known ? known[key] : { messages_stored: true };
  };
  await reads({ read: read as unknown as Reading['read'], console, search: new URLSearchParams() });
  return keys.filter((key) => !(key in known)).sort();
}

const farm = (rights: readonly string[], handler: unknown = { id: 'handler' }) => ({
  'application farm': { id: 'farm', rights },
  'application farm handler': handler,
});

describe('The overview of an application', () => {
  const ahead = (reading: Reading) => ofApplication(reading, { appId: 'farm' });
  const failing = 'failing-integrations farm';

  it.each([
    ['all rights', everything, ['device-states', 'devices located', 'traffic  24h'], [failing]],
    ['devices alone', ['devices'], ['device-states', 'devices located'], []],
    ['uplinks alone', ['messages:up:r'], ['traffic  24h'], []],
    ['settings alone', ['settings'], [], [failing]],
  ])('reads with %s what the page shows', async (_, rights, keys, others) => {
    const ofFarm = keys.map((key) => `application farm ${key}`);
    expect(await readBy(ahead, farm(rights))).toEqual([...ofFarm, ...others]);
  });

  it('reads nothing of an application without a handler, which would reject it', async () => {
    expect(await readBy(ahead, farm(everything, null))).toEqual([]);
  });

  it('reads the counts of a month where messages are not stored', async () => {
    const known = { ...farm(['messages:up:r']), 'application farm traffic  24h': { messages_stored: false } };
    expect(await readBy(ahead, known)).toEqual(['application farm traffic  30d']);
  });
});

describe('The overview of a device', () => {
  const ahead = (reading: Reading) => ofDevice(reading, { appId: 'farm', devId: 'field' });

  it.each([
    [
      'all rights',
      everything,
      ['device field down', 'device field itself', 'traffic  24h', 'traffic field 24h'],
    ],
    ['devices alone', ['devices'], ['device field itself']],
    ['no right to devices', ['messages:up:r', 'messages:down:w'], []],
  ])('reads with %s what the page shows', async (_, rights, keys) => {
    expect(await readBy(ahead, farm(rights))).toEqual(keys.map((key) => `application farm ${key}`));
  });
});

describe('A page of an application', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    ['live data', ofLiveData, 'messages:up:r', 'traffic  24h'],
    ['payload functions', ofFunctions, 'settings', 'payload-functions'],
  ])('reads what it shows with the right to it: %s', async (_, of, right, key) => {
    const ahead = (reading: Reading) => of(reading, { appId: 'farm' });
    expect(await readBy(ahead, farm([right]))).toEqual([`application farm ${key}`]);
    expect(await readBy(ahead, farm(everything.filter((one) => one !== right)))).toEqual([]);
  });

  it('with the settings of a device reads the device with the right to it', async () => {
    const ahead = (reading: Reading) => ofDeviceItself(reading, { appId: 'farm', devId: 'field' });
    expect(await readBy(ahead, farm(['devices']))).toEqual(['application farm device field itself']);
    expect(await readBy(ahead, farm(['messages:up:r']))).toEqual([]);
    expect(await readBy(ahead, farm(everything, null))).toEqual([]);
  });

  it('about an integration reads the integration with the right to it', async () => {
    const ahead = (reading: Reading) => ofIntegration(reading, { appId: 'farm', integrationId: 'hook' });
    expect(await readBy(ahead, farm(['settings']))).toEqual(['application farm integrations hook facts']);
    expect(await readBy(ahead, farm(['devices']))).toEqual([]);
  });

  it('with the list of devices reads as many as the user wants to see', async () => {
    localStorage.setItem('fieldpost.u-1.list.devices', '{"size":50}');
    const ahead = (reading: Reading) => ofDevices(reading, { appId: 'farm' });
    expect(await readBy(ahead, farm(['devices']))).toEqual(['application farm devices [object Object] 50']);
    expect(await readBy(ahead, farm(['settings']))).toEqual([]);
  });
});

describe('The overview of a gateway', () => {
  const ahead = (reading: Reading) => ofGateway(reading, { gatewayId: 'mast' });
  const announced = (net_address: string) => ({
    'announcements router': [{ net_address: 'network:1' }],
    'announcements broker': [{ net_address }],
  });
  const gateway = (rights: readonly string[], activated: boolean) => ({
    'gateway mast': { rights, activated },
  });

  it('reads status and signal with the right to them, where there is a network app', async () => {
    const status = gateway(['gateway:status'], true);
    expect(await readBy(ahead, { ...status, ...announced('network:1') })).toHaveLength(2);
    expect(await readBy(ahead, { ...status, ...announced('other:1') })).toEqual([]);
    expect(await readBy(ahead, { ...gateway([], true), ...announced('network:1') })).toEqual([]);
  });

  it('reads whether a gateway was heard that has not used its key', async () => {
    const known = { ...gateway(['gateway:status'], false), ...announced('network:1') };
    expect(await readBy(ahead, known)).toContain('gateway-summaries mast');
  });
});

describe('A page about a user, for administrators', () => {
  const ahead = (reading: Reading) =>
    administrationReads['/console/administration/users/$username'](reading, { username: 'someone' });

  it('reads that user', async () => {
    const known = { profile: { administrator: true } };
    expect(await readBy(ahead, known)).toEqual(['administration user someone']);
  });

  it('reads nothing for other users, for whom account would reject it', async () => {
    expect(await readBy(ahead, { profile: { administrator: false } })).toEqual([]);
  });
});

describe('The overview of all', () => {
  beforeEach(() => localStorage.clear());
  const known = { ...farm([]), 'applications kept': [{ id: 'farm', rights: everything }] };
  const ahead = ofAll;

  it('reads what the checklist and the counts need', async () => {
    expect(await readBy(ahead, known)).toEqual([
      'application farm access-keys',
      'application farm device-states',
      'application farm integrations',
      'application farm payload-functions',
      'application farm traffic  24h',
      'application farm traffic  90d',
      'gateways',
      'traffic farm 24h',
    ]);
  });

  it('reads nothing for a checklist that the user has hidden', async () => {
    localStorage.setItem('fieldpost.u-1.onboarding-hidden', 'true');
    expect(await readBy(ahead, known)).toEqual(['gateways', 'traffic farm 24h']);
  });
});
