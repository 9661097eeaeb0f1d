import { describe, expect, it } from '@jest/globals';
import { Eui } from '@fieldpost/domain';
import { cupsResponseFor } from './station-cups.js';

describe('CUPS', () => {
  const caller = { address: '192.0.2.1', secret: 'key', certificateName: '' };
  const ask = (limit: Error | undefined, admit = async () => undefined) => {
    const asked: string[] = [];
    const countRequest = (eui: Eui) => {
      asked.push(eui);
      if (limit) throw limit;
    };
    const parts = {
      access: { admit },
      caller,
      countRequest,
      address: 'localhost:8887',
      trustFile: undefined,
    };
    const response = cupsResponseFor(JSON.stringify({ router: '::5' }), parts as never);
    return { response, asked };
  };

  it('has a gateway that asks too often wait', async () => {
    const limit = new Error('too often');
    const { response, asked } = ask(limit);
    await expect(response).rejects.toBe(limit);
    expect(asked).toEqual(['0000000000000005']);
  });

  it('does not count requests of others against a gateway', async () => {
    const { response, asked } = ask(undefined, () => Promise.reject(new Error('not the key')));
    await expect(response).rejects.toThrow('not the key');
    expect(asked).toEqual([]);
  });
});
