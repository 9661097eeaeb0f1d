import { describe, expect, it } from '@jest/globals';
import { Eui } from '@fieldpost/domain';
import { cupsResponseFor } from './station-cups.js';

describe('CUPS', () => {
  const caller = { address: '192.0.2.1', secret: 'key', certificateName: '' };
  const ask = (isAllowed: boolean, admit = async () => undefined) => {
    const asked: string[] = [];
    const mayAsk = (eui: Eui) => {
      asked.push(eui);
      return isAllowed;
    };
    const parts = { access: { admit }, caller, mayAsk, address: 'localhost:8887', trustFile: undefined };
    const response = cupsResponseFor(JSON.stringify({ router: '::5' }), parts as never);
    return { response, asked };
  };

  it('has a gateway that asks too often wait', async () => {
    const { response, asked } = ask(false);
    await expect(response).rejects.toMatchObject({ code: 'network_station_connects_too_often' });
    expect(asked).toEqual(['0000000000000005']);
  });

  it('does not count requests of others against a gateway', async () => {
    const { response, asked } = ask(true, () => Promise.reject(new Error('not the key')));
    await expect(response).rejects.toThrow('not the key');
    expect(asked).toEqual([]);
  });
});
