import type { Radio } from '@fieldpost/domain';
import { describe, expect, it } from '@jest/globals';
import { firmwareOf } from './firmware.js';

const key = '0102030405060708090A0B0C0D0E0F10';
const of = (radio: Radio) => firmwareOf({ app_id: 'a', dev_id: 'd', lorawan_device: radio });

describe('The source lines for firmware', () => {
  it('of an OTAA device have EUIs with the least significant byte first', () =>
    expect(of({ app_eui: '70B3D57EF0000024', dev_eui: '0200000000000001', app_key: key })).toMatch(
      /^static const uint8_t APPEUI\[8\] = \{ 0x24, 0x00, 0x00, 0xF0, 0x7E, 0xD5, 0xB3, 0x70 \};\n.*DEVEUI.*\n.*APPKEY\[16\] = \{ 0x01, 0x02/,
    ));

  it('of an ABP device have the address as a number', () =>
    expect(of({ dev_addr: '26011716', nwk_s_key: key, app_s_key: key })).toMatch(
      /^static const uint32_t DEVADDR = 0x26011716;\n.*NWKSKEY.*\n.*APPSKEY/,
    ));

  it('are missing while a value is missing', () => expect(of({ dev_addr: '26011716' })).toBeUndefined());
});
