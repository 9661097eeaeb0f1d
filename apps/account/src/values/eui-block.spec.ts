import { describe, expect, it } from '@jest/globals';
import { euiBlockPattern } from './eui-block.js';

describe('A block of EUIs', () => {
  it.each(['0246500000000000/24', '70b3d57ef0000000/36', '0000000000000000/0', '70B3D57EF0000000/56'])(
    'may be %s',
    (text) => expect(text).toMatch(euiBlockPattern),
  );

  it.each(['70B3D57EF0000000', '70B3D57EF0000000/57', '70B3D57EF000000/36', '70B3D57EF0000000/-1'])(
    'may not be %s',
    (text) => expect(text).not.toMatch(euiBlockPattern),
  );
});
