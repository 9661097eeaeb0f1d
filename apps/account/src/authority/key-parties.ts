import type { AppRight } from '@fieldpost/domain';
import { prepared } from '@fieldpost/persistence';
import type { DataSource } from 'typeorm';
import type { AddressRange } from '../values/address-range.js';
import type { KeyNames, KeyParties } from './authority.repository.js';
import type { ClientState } from './client-credentials.js';

/** Lists have spaces between their words; empty ones are empty texts. */
interface Row {
  readonly client_id: string | null;
  readonly owner_id: string | null;
  readonly secret_digest: string | null;
  readonly grants: string;
  readonly scopes: string;
  readonly is_accepted: boolean;
  readonly is_rejected: boolean;
  readonly is_public: boolean;
  readonly for_development: boolean;
  readonly name: string | null;
  readonly rights: string;
  readonly addresses: string;
  readonly expires: number | null;
  readonly revision: number;
}

/**
 * Every exchange asks this. Joined columns take half of the database's time that two objects of JSON took, which each
 * were a question of their own.
 */
const byKeys = prepared<Row>(
  'parties_by_keys',
  `select c.id as client_id, c.owner_id, c.secret_digest, array_to_string(c.grants, ' ') as grants,
          array_to_string(c.scopes, ' ') as scopes, c.is_accepted, c.is_rejected, c.is_public, c.for_development,
          k.name, array_to_string(k.rights, ' ') as rights, array_to_string(k.addresses, ' ') as addresses,
          floor(extract(epoch from k.expires))::float8 as expires,
          (select position from revocation_feed)::float8 as revision
     from unnest($1::text[], $2::text[], $3::bpchar[]) with ordinality as asked (client_id, app_id, digest, place)
     left join clients c on c.id = asked.client_id and c.deleted is null
     left join (access_keys k join applications a on a.id = k.app_id and a.deleted is null)
       on k.digest = asked.digest and k.app_id = asked.app_id and (k.expires is null or k.expires > now())
    order by asked.place`,
);

/** The client and the key of each, in that order. */
export async function keyParties(db: DataSource, names: readonly KeyNames[]): Promise<readonly KeyParties[]> {
  const columns = [
    names.map(({ clientId }) => clientId),
    names.map(({ appId }) => appId),
    names.map(({ digest }) => digest),
  ];
  return (await byKeys(db, columns)).map((row) => ({
    client: clientIn(row),
    key: keyIn(row),
    revision: row.revision,
  }));
}

const listed = <Word extends string>(words: string): readonly Word[] =>
  words === '' ? [] : (words.split(' ') as Word[]);

const clientIn = (row: Row): ClientState | null =>
  row.client_id === null
    ? null
    : {
        ownerId: row.owner_id,
        secretDigest: row.secret_digest,
        grants: listed(row.grants),
        scopes: listed(row.scopes),
        isAccepted: row.is_accepted,
        isRejected: row.is_rejected,
        isPublic: row.is_public,
        forDevelopment: row.for_development,
      };

const keyIn = ({ name, rights, addresses, expires }: Row): KeyParties['key'] =>
  name === null
    ? null
    : { name, rights: listed<AppRight>(rights), expires, addresses: listed<AddressRange>(addresses) };
