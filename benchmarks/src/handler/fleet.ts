import { Sealer } from '@fieldpost/persistence';
import { DevAddr, DevId, Eui } from '@fieldpost/domain';
import { asClient, type DeviceSession } from '@fieldpost/testing';

/** Applications: one without and one with payload functions. */
export const applications = { plain: 'bench-plain', custom: 'bench-custom' } as const;

/** Keys of the device with an index, from 0; 16 bytes each. */
export function sessionOf(place: number): DeviceSession {
  const key = (what: number) => {
    const bytes = Buffer.alloc(16, what);
    bytes.writeUInt32BE(place);
    return bytes;
  };
  const address = (0x26000000 + place).toString(16).toUpperCase();
  return { devAddr: DevAddr(address), nwkSKey: key(1), appSKey: key(2) };
}

/** AppKey of the device with an index. */
export const appKeyOf = (place: number): Buffer => {
  const key = Buffer.alloc(16, 3);
  key.writeUInt32BE(place);
  return key;
};

/** Of all devices. */
export const appEui = Eui('70B3D57EF0000001');

/** DevEUI of the device with an index, 16 hexadecimal digits. */
export const euiOf = (place: number): string => place.toString(16).toUpperCase().padStart(16, '0');

/** Id of the device with an index; ids sort by index. */
export const idOf = (place: number): DevId => DevId(`device-${String(place).padStart(7, '0')}`);

/** Indexes of `count` devices, spread over a table of `total`. */
export const spread = (count: number, total: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.floor((index * total) / count));

const decoder =
  'function Decoder(bytes, port) { return { temperature: (bytes[0] << 8 | bytes[1]) / 100, humidity: bytes[2], battery: bytes[3] }; }';
const converter =
  'function Converter(decoded, port) { decoded.fahrenheit = decoded.temperature * 1.8 + 32; return decoded; }';

/** Registers both applications. */
export const addApplications = (url: string): Promise<void> =>
  asClient(url, async (client) => {
    await client.query(
      `insert into applications (app_id, payload_format, decoder, converter)
       values ($1, '', '', ''), ($2, 'custom', $3, $4)`,
      [applications.plain, applications.custom, decoder, converter],
    );
  });

/**
 * Fills an application up to `total` devices; those at `senders` get keys, so that their frames can be
 * decrypted.
 */
export function addDevices(
  url: string,
  sealingKey: Buffer,
  { appId, total, senders }: { readonly appId: string; readonly total: number; readonly senders: number[] },
): Promise<void> {
  const sealer = new Sealer(sealingKey);
  const sealed = (place: number, key: Buffer, column: string) =>
    sealer.seal(key, `${appId}/${idOf(place)}/${column}`);
  return asClient(url, async (client) => {
    await client.query(
      `insert into devices (app_id, dev_id, app_eui, dev_eui, description, latitude, longitude, altitude, attributes,
                            activation_constraints, disable_f_cnt_check, uses32_bit_f_cnt, f_cnt_up)
       select $1, 'device-' || lpad(n::text, 7, '0'), $3, upper(lpad(to_hex(n), 16, '0')), '', 52.37, 4.88,
              2, '{}', 'local', false, true, 0
         from generate_series(0, $2::int - 1) as n on conflict do nothing`,
      [appId, total, appEui],
    );
    await client.query(
      `update devices set dev_addr = given.addr, nwk_s_key = given.nwk, app_s_key = given.app, app_key = given.key
         from unnest($2::text[], $3::text[], $4::bytea[], $5::bytea[], $6::bytea[]) as given(id, addr, nwk, app, key)
        where app_id = $1 and dev_id = given.id`,
      [
        ...[appId, senders.map(idOf), senders.map((place) => sessionOf(place).devAddr)],
        senders.map((place) => sealed(place, sessionOf(place).nwkSKey, 'nwk_s_key')),
        senders.map((place) => sealed(place, sessionOf(place).appSKey, 'app_s_key')),
        senders.map((place) => sealed(place, appKeyOf(place), 'app_key')),
      ],
    );
    await client.query('vacuum analyze devices');
  });
}
