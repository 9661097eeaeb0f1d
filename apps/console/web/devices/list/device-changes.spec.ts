import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Device } from '@fieldpost/domain';
import type { HandlerApi } from '../../api/handler.js';
import { moveDevice, withChange } from './device-changes.js';

const device = {
  app_id: 'stations',
  dev_id: 'roof',
  description: 'Roof',
  attributes: { floor: '3', colour: 'red' },
  lorawan_device: { app_id: 'stations', dev_id: 'roof', dev_eui: '0102030405060708' },
} as unknown as Device;

describe('A changed field of many devices', () => {
  it('replaces the description alone', () =>
    expect(withChange(device, { field: 'description', name: '', value: 'Attic' })).toEqual({
      ...device,
      description: 'Attic',
    }));

  it('sets one attribute and keeps the others', () =>
    expect(withChange(device, { field: 'attribute', name: 'floor', value: '4' }).attributes).toEqual({
      floor: '4',
      colour: 'red',
    }));

  it('removes an attribute by an empty value', () =>
    expect(withChange(device, { field: 'attribute', name: 'floor', value: '' }).attributes).toEqual({
      colour: 'red',
    }));
});

describe('A device that is moved to another application', () => {
  interface Asked {
    readonly method?: string;
    readonly path: string;
    readonly body?: Device;
  }
  const asked: string[] = [];
  /** A handler with the device, at whose network the pair of EUIs is free or not. */
  const handlerWhere = (isTaken: boolean) => ({
    ask: async ({ method = 'GET', path, body }: Asked) => {
      const eui = body?.lorawan_device.dev_eui;
      asked.push(
        [method, path, ...(eui === undefined ? [] : [eui === device.lorawan_device.dev_eui])].join(' '),
      );
      if (method === 'POST' && isTaken) throw new Error('taken');
      return device;
    },
  });
  const from = '/applications/stations/devices/roof';
  const to = '/applications/attic/devices/roof';
  beforeEach(() => void asked.splice(0));

  it('gives up its pair of EUIs before it is added there, and is deleted afterwards', async () => {
    await moveDevice(handlerWhere(false) as HandlerApi, device, 'attic');
    expect(asked).toEqual([`GET ${from}`, `PUT ${from} false`, `POST ${to} true`, `DELETE ${from}`]);
  });

  it('gets its DevEUI back and stays when it cannot be added there', async () => {
    await expect(moveDevice(handlerWhere(true) as HandlerApi, device, 'attic')).rejects.toThrow('taken');
    expect(asked).toEqual([`GET ${from}`, `PUT ${from} false`, `POST ${to} true`, `PUT ${from} true`]);
  });
});
