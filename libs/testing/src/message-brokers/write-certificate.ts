import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Certificate } from '../certificates/certificate.js';

/** Writes a certificate and its key into files of the folder, and returns their paths. */
export async function writeCertificate(directory: string, { cert, key }: Certificate): Promise<Certificate> {
  const paths = { cert: join(directory, 'cert.pem'), key: join(directory, 'key.pem') };
  await writeFile(paths.cert, cert);
  await writeFile(paths.key, key);
  return paths;
}
