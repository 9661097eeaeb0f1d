import { deviceColumns } from '@fieldpost/domain';

const needed = {
  otaa: ['dev_id', 'app_eui', 'dev_eui', 'app_key'],
  abp: ['dev_id', 'app_eui', 'dev_eui', 'dev_addr', 'nwk_s_key', 'app_s_key'],
} as const;
const isNeeded = (column: string): boolean =>
  Object.values<readonly string[]>(needed).flat().includes(column);

/** Columns of a CSV file, by the kind of device that needs them. */
export const columnsFor = {
  ...needed,
  optional: Object.values<readonly string[]>(deviceColumns)
    .flat()
    .filter((column) => !isNeeded(column)),
};

const key = '000102030405060708090A0B0C0D0E0F';

/** A CSV file with a device of each kind, with an EUI of the application. */
export const exampleFile = (appEui: string): string =>
  [
    'dev_id,description,app_eui,dev_eui,app_key,dev_addr,nwk_s_key,app_s_key,uses32_bit_f_cnt',
    `my-device,Joins (OTAA),${appEui},0200000000000001,${key},,,,true`,
    `my-other-device,Fixed session (ABP),${appEui},0200000000000002,,26000001,${key},${key},true`,
    '',
  ].join('\r\n');
