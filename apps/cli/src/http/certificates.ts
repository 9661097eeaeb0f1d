import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';
import { Failure } from '../failure.js';

/**
 * Certificates to trust beside the usual ones, as PEM. A list given to Node replaces its own, so that one is added here, with
 * the file of `NODE_EXTRA_CA_CERTS`. Undefined without files of the program.
 */
export function trustedCertificates(
  file: string | undefined,
  extra: string | undefined,
): readonly string[] | undefined {
  if (file === undefined) return undefined;
  return [...rootCertificates, pemIn(file), ...(extra ? [pemIn(extra)] : [])];
}

function pemIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Failure(
      `The file of certificates ${file} cannot be read: ${(cause as Error).message}.`,
      'failed',
      {
        cause,
      },
    );
  }
}
