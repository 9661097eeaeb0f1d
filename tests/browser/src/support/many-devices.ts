import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asClient, postgresUrl } from '@fieldpost/testing';

/** Line of the port in the file that PostgreSQL keeps about itself, from 0. */
const portLine = 3;

/**
 * Gives an application of a running suite devices `station-000001` and on, straight into the database of the handler:
 * how many can be imported in a minute is not what the browser is to show.
 */
export async function addManyDevices(dataDir: string, appId: string, count: number): Promise<void> {
  const read = (...path: string[]) => readFileSync(join(dataDir, ...path), 'utf8');
  const { handler_database: password } = JSON.parse(read('secrets.json')) as Readonly<Record<string, string>>;
  const port = Number(read('postgres', 'postmaster.pid').split('\n')[portLine]);
  const url = postgresUrl({ port, user: 'handler', password: password ?? '', database: 'handler' });
  await asClient(url, (client) =>
    client.query(
      `insert into devices (app_id, dev_id, app_eui, dev_eui, description, latitude, longitude, altitude, attributes,
                            activation_constraints, disable_f_cnt_check, uses32_bit_f_cnt, f_cnt_up)
       select $1, 'station-' || lpad(n::text, 6, '0'), '70B3D57EF0000001', upper(lpad(to_hex(n), 16, '0')),
              'Row ' || n % 1000, 52.37, 4.88, 2, '{}', 'local', false, true, 0
         from generate_series(1, $2::int) as n`,
      [appId, count],
    ),
  );
}
