import { type Device, isSet } from '@fieldpost/domain';
import { cArray, leastFirst } from './bytes.js';
import { activationOf } from './device.js';

const bytes = (name: string, hex: string): string =>
  `static const uint8_t ${name}[${hex.length / 2}] = ${cArray(hex)};`;

/** Source lines for Arduino LMIC; undefined while a value is missing. */
export function firmwareOf(device: Device): string | undefined {
  const { app_eui, dev_eui, app_key, dev_addr, nwk_s_key, app_s_key } = device.lorawan_device;
  if (activationOf(device) === 'otaa')
    return isSet(app_eui) && isSet(dev_eui) && isSet(app_key)
      ? [
          bytes('APPEUI', leastFirst(app_eui)),
          bytes('DEVEUI', leastFirst(dev_eui)),
          bytes('APPKEY', app_key),
        ].join('\n')
      : undefined;
  return isSet(dev_addr) && isSet(nwk_s_key) && isSet(app_s_key)
    ? [
        `static const uint32_t DEVADDR = 0x${dev_addr};`,
        bytes('NWKSKEY', nwk_s_key),
        bytes('APPSKEY', app_s_key),
      ].join('\n')
    : undefined;
}
