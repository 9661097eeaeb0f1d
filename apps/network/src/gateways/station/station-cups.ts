import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Eui } from '@fieldpost/domain';
import {
  type CupsTarget,
  cupsResponse,
  cupsUpdate,
  readCupsRequest,
  stationEui,
  tokenCredentials,
} from '@fieldpost/lorawan';
import type { StationAccess, StationCaller } from './station-access.js';
import { usable } from './station-requests.js';

export interface Cups {
  readonly access: Pick<StationAccess, 'admit'>;
  readonly caller: StationCaller;
  /** Counts a request of the station; throws when it may not ask now. */
  readonly countRequest: (eui: Eui) => void;
  /** `host:port` that stations should use. */
  readonly address: string;
  /** PEM file of the authority that stations should trust; undefined leaves their credentials as they are. */
  readonly trustFile: string | undefined;
}

/** The response to `POST /update-info`: the addresses and credentials that a station should have and does not. */
export async function cupsResponseFor(
  body: string,
  { access, caller, countRequest, address, trustFile }: Cups,
): Promise<Buffer> {
  const request = readCupsRequest(body);
  const eui = stationEui(request.router, 'router');
  await access.admit(eui, caller);
  countRequest(eui);
  const target: CupsTarget = {
    cupsUri: usable(`https://${address}`) ?? request.cupsUri,
    tcUri: usable(`wss://${address}`) ?? request.tcUri,
    credentials: await credentialsFor(caller, trustFile),
  };
  return cupsResponse(cupsUpdate(request, target));
}

/** Only a station that showed a key can be given one: the same, with the authority that it should trust. */
async function credentialsFor(
  { secret, certificateName }: StationCaller,
  trustFile: string | undefined,
): Promise<Buffer | undefined> {
  if (secret === '' || certificateName !== '' || trustFile === undefined) return undefined;
  return tokenCredentials(await readTrust(trustFile), secret);
}

/** The first certificate of the file, as DER: stations take only one. It is read each time, since it may be replaced. */
export const readTrust = async (file: string): Promise<Buffer> =>
  new X509Certificate(await readFile(file)).raw;

const mostBodyBytes = 4_096;

/** The body of a request as text; undefined when it is too long or the client went away. The connection stays as it is. */
export function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve) => {
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostBodyBytes) resolve(undefined);
      else chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks).toString()));
    for (const end of ['error', 'close']) request.on(end, () => resolve(undefined));
  });
}
