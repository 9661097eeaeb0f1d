/** Columns of a CSV file, by the kind of device that needs them. */
export const columnsFor = {
  otaa: ['dev_id', 'app_eui', 'dev_eui', 'app_key'],
  abp: ['dev_id', 'app_eui', 'dev_eui', 'dev_addr', 'nwk_s_key', 'app_s_key'],
  optional: [
    ...['description', 'latitude', 'longitude', 'altitude', 'attributes', 'codec'],
    ...[
      'lorawan_version',
      'device_class',
      'uses32_bit_f_cnt',
      'disable_f_cnt_check',
      'f_cnt_up',
      'f_cnt_down',
    ],
    ...['activation_constraints', 'disable_adr', 'adr_margin', 'used_dev_nonces', 'used_app_nonces'],
  ],
} as const;

const key = '000102030405060708090A0B0C0D0E0F';

/** A CSV file with a device of each kind, with an EUI of the application. */
export const exampleFile = (appEui: string): string =>
  [
    'dev_id,description,app_eui,dev_eui,app_key,dev_addr,nwk_s_key,app_s_key,uses32_bit_f_cnt',
    `my-device,Joins (OTAA),${appEui},0200000000000001,${key},,,,true`,
    `my-other-device,Fixed session (ABP),${appEui},0200000000000002,,26000001,${key},${key},true`,
    '',
  ].join('\r\n');
