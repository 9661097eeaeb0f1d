import type { AppId, AppRight } from '@fieldpost/domain';
import { batchRows, prepared } from '@fieldpost/persistence';
import type { DataSource } from 'typeorm';
import type { AddressRange } from '../values/address-range.js';
import type { ClientState } from './client-credentials.js';

/** Identifies the client and the access key of a request; the key by the digest of its secret. */
export interface KeyLookup {
  readonly clientId: string;
  readonly appId: AppId;
  readonly digest: string;
}

/** `expires` in Unix seconds; null for never. */
export interface AccessKeyState {
  readonly name: string;
  readonly rights: readonly AppRight[];
  readonly expires: number | null;
  /** Addresses that the key is limited to; none for no limit. */
  readonly addresses: readonly AddressRange[];
}

/** Null when unknown, deleted or expired. */
export interface ClientAndKey {
  /** Position of the revocation feed at the time of the read. */
  readonly revision: number;
  readonly client: ClientState | null;
  readonly key: AccessKeyState | null;
}

/** Lists are space-separated. */
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
  readonly has_keys: boolean;
  readonly name: string | null;
  readonly rights: string;
  readonly addresses: string;
  readonly expires: number | null;
  readonly revision: number;
}

/** Joined columns take half the database time of two JSON subqueries. */
const byKeys = prepared<Row>(
  'client_and_key_by_digests',
  `select c.id as client_id, c.owner_id, c.secret_digest, array_to_string(c.grants, ' ') as grants,
          array_to_string(c.scopes, ' ') as scopes, c.is_accepted, c.is_rejected, c.is_public, c.for_development, (c.keys <> '[]' or c.jwks_uri is not null) as has_keys,
          k.name, array_to_string(k.rights, ' ') as rights, array_to_string(k.addresses, ' ') as addresses,
          floor(extract(epoch from k.expires))::float8 as expires,
          (select position from revocation_feed)::float8 as revision
     from ${batchRows('requested', { client_id: 'text', app_id: 'text', digest: 'bpchar' })}
     left join clients c on c.id = requested.client_id and c.deleted is null
     left join (access_keys k join applications a on a.id = k.app_id and a.deleted is null)
       on k.digest = requested.digest and k.app_id = requested.app_id and (k.expires is null or k.expires > now())
    order by requested.place`,
);

/** One result per lookup, in the same order. */
export async function findClientsAndKeys(
  db: DataSource,
  lookups: readonly KeyLookup[],
): Promise<readonly ClientAndKey[]> {
  const columns = [
    lookups.map(({ clientId }) => clientId),
    lookups.map(({ appId }) => appId),
    lookups.map(({ digest }) => digest),
  ];
  return (await byKeys(db, columns)).map((row) => ({
    client: clientIn(row),
    key: keyIn(row),
    revision: row.revision,
  }));
}

const split = <Word extends string>(words: string): readonly Word[] =>
  words === '' ? [] : (words.split(' ') as Word[]);

const clientIn = (row: Row): ClientState | null =>
  row.client_id === null
    ? null
    : {
        ownerId: row.owner_id,
        secretDigest: row.secret_digest,
        grants: split(row.grants),
        scopes: split(row.scopes),
        isAccepted: row.is_accepted,
        isRejected: row.is_rejected,
        isPublic: row.is_public,
        forDevelopment: row.for_development,
        hasKeys: row.has_keys,
      };

const keyIn = ({ name, rights, addresses, expires }: Row): AccessKeyState | null =>
  name === null
    ? null
    : { name, rights: split<AppRight>(rights), expires, addresses: split<AddressRange>(addresses) };
