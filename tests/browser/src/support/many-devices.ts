import { inDatabaseOf } from './suite-database.js';

/** Gives an application of a running suite devices `station-000001` and on. */
export const addManyDevices = (dataDir: string, appId: string, count: number): Promise<void> =>
  inDatabaseOf(
    { dataDir, app: 'handler' },
    `insert into devices (app_id, dev_id, app_eui, dev_eui, description, latitude, longitude, altitude, attributes,
                          activation_constraints, disable_f_cnt_check, uses32_bit_f_cnt, f_cnt_up)
     select $1, 'station-' || lpad(n::text, 6, '0'), '70B3D57EF0000001', upper(lpad(to_hex(n), 16, '0')),
            'Row ' || n % 1000, 52.37, 4.88, 2, '{}', 'local', false, true, 0
       from generate_series(1, $2::int) as n`,
    [appId, count],
  );
