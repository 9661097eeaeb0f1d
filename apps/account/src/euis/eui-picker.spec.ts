import { describe, expect, it } from '@jest/globals';
import { toEuiBlock } from '../values/eui-block.js';
import { EuiPicker } from './eui-picker.js';

describe('The picker', () => {
  const block = toEuiBlock('70B3D57EFFFFFFFF/36');
  let byte = 0;
  const picker = new EuiPicker(block, (bytes) => new Uint8Array(bytes).fill((byte += 1)));

  it('offers EUIs of the block until one is accepted', async () => {
    const offered: string[] = [];
    const taken = await picker.offer(async (eui) => (offered.push(eui) === 3 ? eui : undefined));
    expect(offered).toEqual(['70B3D57EF1010101', '70B3D57EF2020202', '70B3D57EF3030303']);
    expect(taken).toBe('70B3D57EF3030303');
  });

  it('gives up when no EUI seems to be free', () =>
    expect(picker.offer(async () => undefined)).rejects.toThrow('no free EUI left'));
});
