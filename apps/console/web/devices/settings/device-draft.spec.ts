import { type Device, lastSeenOf } from '@fieldpost/domain';
import { describe, expect, it } from '@jest/globals';
import { activationOf } from '../device.js';
import { type DeviceDraft, draftOf, draftRules, emptyDraft, fieldOf, toDevice } from './device-draft.js';

const key = '0102030405060708090A0B0C0D0E0F10';
const [appEui, devEui] = ['70B3D57EF0000024', '0200000000000001'];
const otaa: DeviceDraft = { ...emptyDraft, devId: 'roof', appEui, devEui, appKey: key };
const abp: DeviceDraft = { ...otaa, activation: 'abp', devAddr: '26011716', nwkSKey: key, appSKey: key };

const problemsOf = (draft: DeviceDraft): string[] =>
  Object.entries(draftRules)
    .filter(([field, rule]) =>
      (rule as (v: unknown, d: DeviceDraft) => unknown)(draft[field as 'devId'], draft),
    )
    .map(([field]) => field);

describe('A device in the form', () => {
  it.each([
    ['one that joins', otaa],
    ['one with a session of its own', abp],
    ['a template', { ...otaa, activation: 'join' as const, devEui: '' }],
  ])('is taken when it is complete: %s', (_, draft) => expect(problemsOf(draft)).toEqual([]));

  it.each<[Partial<DeviceDraft>, string]>([
    [{ devId: 'Roof' }, 'devId'],
    [{ devId: 'a-template-with-long-id', activation: 'join' }, 'devId'],
    [{ appEui: '' }, 'appEui'],
    [{ devEui: '0000000000000000' }, 'devEui'],
    [{ appKey: '12' }, 'appKey'],
    [{ latitude: '90.1' }, 'latitude'],
    [{ longitude: 'east' }, 'longitude'],
    [{ altitude: '1.5' }, 'altitude'],
    [{ attributes: [{ key: ' ', value: 'a' }] }, 'attributes'],
    [{ attributes: [{ key: 'k', value: 'ü'.repeat(33) }] }, 'attributes'],
    [
      {
        attributes: [
          { key: 'k', value: '' },
          { key: 'k', value: '' },
        ],
      },
      'attributes',
    ],
  ])('shows the error at its field: %j', (more, field) =>
    expect(problemsOf({ ...otaa, ...more })).toEqual([field]),
  );

  it('needs an address and both session keys for ABP', () =>
    expect(problemsOf({ ...otaa, activation: 'abp', appKey: '' })).toEqual([
      'devAddr',
      'nwkSKey',
      'appSKey',
    ]));
});

describe('The address of a device with a session of its own', () => {
  const problemWith = (devAddr: string) => draftRules.devAddr?.(devAddr, { ...abp, devAddr });

  it('is asked for where it is empty, and else said to have 8 digits', () => {
    expect(problemWith(' ')).toBe('Enter a device address, or request one from the network.');
    expect(problemWith('2601')).toBe('An address has 8 hexadecimal digits, not all of them zero.');
  });
});

describe('The request for a device', () => {
  const stored: Device = {
    ...toDevice('my-app', otaa),
    lorawan_device: {
      ...toDevice('my-app', otaa).lorawan_device,
      dev_addr: '26011716',
      f_cnt_up: 7,
      f_cnt_down: 3,
    },
  };

  it('keeps the counters and the session of a joined device', () => {
    const { lorawan_device: radio } = toDevice('my-app', { ...otaa, description: ' north ' }, stored);
    expect(radio).toMatchObject({ f_cnt_up: 7, f_cnt_down: 3, app_key: key });
    expect(radio).not.toHaveProperty('dev_addr');
  });

  it('clears the AppKey when OTAA is turned off', () =>
    expect(toDevice('my-app', abp, stored).lorawan_device).toMatchObject({
      app_key: '0'.repeat(32),
      dev_addr: '26011716',
    }));

  it('clears the session when OTAA is turned on', () =>
    expect(toDevice('my-app', otaa, toDevice('my-app', { ...abp, appKey: '' })).lorawan_device).toMatchObject(
      {
        app_key: key,
        dev_addr: '00000000',
      },
    ));

  it('has no DevEUI in a template', () =>
    expect(toDevice('my-app', { ...otaa, activation: 'join' }).lorawan_device.dev_eui).toBe('0'.repeat(16)));

  it('is read back into the form unchanged', () => {
    const attributes = [{ key: 'colour', value: 'red' }];
    const draft = {
      ...otaa,
      description: 'north',
      latitude: '52.5',
      longitude: '4',
      altitude: '3',
      attributes,
    };
    expect(draftOf(toDevice('my-app', draft))).toEqual(draft);
  });
});

describe('A device', () => {
  it('is OTAA with an AppKey, ABP without, and a template without a DevEUI', () => {
    const of = (radio: Device['lorawan_device']) =>
      activationOf({ app_id: 'a', dev_id: 'd', lorawan_device: radio });
    expect(of({ app_key: key, dev_eui: devEui })).toBe('otaa');
    expect(of({ app_key: '', dev_eui: devEui })).toBe('abp');
    expect(of({ app_key: key, dev_eui: '' })).toBe('join');
  });

  it('has the time of its last uplink in nanoseconds, or none', () => {
    const at = (last_seen?: string) =>
      lastSeenOf({ app_id: 'a', dev_id: 'd', lorawan_device: last_seen === undefined ? {} : { last_seen } });
    expect(at('1500000000123456789')).toBe('2017-07-14T02:40:00.123Z');
    expect(at()).toBeUndefined();
  });
});

describe('A rejection of the handler', () => {
  it.each([
    ['Device my-dev already exists', 'devId'],
    ['Device with AppEUI and DevEUI already exists', 'devEui'],
    ['EUI 70B3D57EF0000024 already exists', 'appEui'],
    ['Device not valid: LoRaWANDevice not valid: AppKey not valid: should have 16 bytes', 'appKey'],
    ['lorawan_device.app_eui not valid: must be 16 hexadecimal characters', 'appEui'],
    ['Maximum number of custom attributes (5) exceeded', 'attributes'],
    ['permission denied', undefined],
  ])('is shown at the field that it is about: %s', (sentence, field) =>
    expect(fieldOf(sentence)).toBe(field),
  );
});
