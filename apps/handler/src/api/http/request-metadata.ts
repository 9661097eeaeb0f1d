import { Metadata } from '@grpc/grpc-js';
import { readAuthorization } from '@fieldpost/auth';
import { pagingNotValid } from '@fieldpost/transport';
import { defineError } from '@fieldpost/errors';

export const headerNotValid = defineError(
  'header_not_valid',
  'invalid_argument',
  'Header {name} not valid: has characters that gRPC metadata cannot carry',
);

/** The parts of an HTTP request that become gRPC metadata. */
export interface MetadataSource {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly query: Readonly<Record<string, string | readonly string[] | undefined>>;
}

const prefix = 'grpc-metadata-';
const schemes: Readonly<Record<string, string>> = { bearer: 'token', key: 'key' };

const first = (value: string | readonly string[] | undefined): string =>
  (typeof value === 'object' ? value[0] : value) ?? '';

function put(metadata: Metadata, name: string, value: string): void {
  try {
    metadata.set(name, value);
  } catch (cause) {
    throw headerNotValid({ name }, { cause });
  }
}

/** `limit` and `offset` count when they are more than zero. */
function putPaging(metadata: Metadata, query: MetadataSource['query']): void {
  for (const name of ['limit', 'offset']) {
    const text = first(query[name]);
    if (text !== '' && !/^[+-]?\d+$/.test(text)) throw pagingNotValid({ text });
    if (Number(text) > 0) metadata.set(name, String(Number(text)));
  }
}

/**
 * The metadata of a call over HTTP (docs/protocol/http-json.md#headers-and-metadata): headers,
 * credentials and paging.
 */
export function requestMetadata({ headers, query }: MetadataSource): Metadata {
  const metadata = new Metadata();
  for (const [name, value] of Object.entries(headers)) {
    if (name.startsWith(prefix) && !name.endsWith('-bin'))
      put(metadata, name.slice(prefix.length), first(value));
  }
  const authorization = readAuthorization(first(headers['authorization']));
  const slot = schemes[authorization?.scheme ?? ''];
  if (authorization && slot !== undefined) put(metadata, slot, authorization.credentials);
  putPaging(metadata, query);
  return metadata;
}
