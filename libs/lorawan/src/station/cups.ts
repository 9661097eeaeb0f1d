import { crc32 } from 'node:zlib';
import type { CupsRequest } from './station-messages.js';

/** What a CUPS response changes; parts that are absent stay as they are. */
export interface CupsUpdate {
  readonly cupsUri?: string | undefined;
  readonly tcUri?: string | undefined;
  readonly cupsCredentials?: Buffer | undefined;
  readonly tcCredentials?: Buffer | undefined;
}

/** What a station should have. */
export interface CupsTarget {
  readonly cupsUri: string;
  readonly tcUri: string;
  /** Of both servers; undefined leaves those of the station. */
  readonly credentials: Buffer | undefined;
}

/** A file that there is none of. */
const none = Buffer.alloc(4);

/**
 * Credentials with a token: the certificate that the station trusts (DER), no client certificate, and the header lines that
 * it sends.
 */
export const tokenCredentials = (trust: Buffer, token: string): Buffer =>
  Buffer.concat([trust, none, Buffer.from(`Authorization: Bearer ${token}\r\n`)]);

/** Whether a station has these credentials: CRC-32 over trust, certificate and key, each missing one as four zero bytes. */
const hasCredentials = (credentials: Buffer, crc: number): boolean => crc32(credentials) === crc;

/** The parts in which a station differs. Credentials come with the address that they are for. */
export function cupsUpdate(request: CupsRequest, { cupsUri, tcUri, credentials }: CupsTarget): CupsUpdate {
  const changed = (crc: number) =>
    credentials && !hasCredentials(credentials, crc) ? credentials : undefined;
  return {
    cupsUri: request.cupsUri === cupsUri ? undefined : cupsUri,
    tcUri: request.tcUri === tcUri ? undefined : tcUri,
    cupsCredentials: changed(request.cupsCredCrc),
    tcCredentials: changed(request.tcCredCrc),
  };
}

/** The body of a CUPS response, little-endian; it never has a signature or a program. */
export const cupsResponse = (update: CupsUpdate): Buffer =>
  Buffer.concat([
    segment(1, Buffer.from(update.cupsUri ?? '')),
    segment(1, Buffer.from(update.tcUri ?? '')),
    segment(2, update.cupsCredentials ?? Buffer.alloc(0)),
    segment(2, update.tcCredentials ?? Buffer.alloc(0)),
    Buffer.alloc(8),
  ]);

function segment(bytesOfLength: number, content: Buffer): Buffer {
  const length = Buffer.alloc(bytesOfLength);
  length.writeUIntLE(content.length, 0, bytesOfLength);
  return Buffer.concat([length, content]);
}
