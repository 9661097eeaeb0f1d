import { createPrivateKey, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { makeCertificate } from '@fieldpost/testing';
import { writeAtomically } from './write-atomically.js';

const day = 24 * 60 * 60 * 1000;
const renewMs = 30 * day;

/** Paths of the PEM files of the development certificate, which is its own authority. */
export interface CertificateFiles {
  readonly cert: string;
  readonly key: string;
}

/** Where the certificate of a folder is. */
export const certificateIn = (dir: string): CertificateFiles => ({
  cert: join(dir, 'localhost.pem'),
  key: join(dir, 'localhost.key'),
});

/**
 * The certificate for `localhost` and more hosts in a folder: made when missing, broken, without one of the hosts, or with
 * less than 30 days left.
 */
export async function keepCertificate(
  dir: string,
  now: Date,
  hosts: readonly string[] = [],
): Promise<CertificateFiles> {
  const files = certificateIn(dir);
  if (isGood(files, now, hosts)) return files;
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const { cert, key } = await makeCertificate(now, hosts);
  writeAtomically(files.key, key);
  writeAtomically(files.cert, cert, 0o644);
  return files;
}

function isGood({ cert, key }: CertificateFiles, now: Date, hosts: readonly string[]): boolean {
  if (!existsSync(cert) || !existsSync(key)) return false;
  try {
    const known = new X509Certificate(readFileSync(cert));
    // A crash between the two files leaves a mismatched pair.
    const isPair = known.checkPrivateKey(createPrivateKey(readFileSync(key)));
    const isNamed = hosts.every((host) => (isIP(host) ? known.checkIP(host) : known.checkHost(host)));
    return isPair && isNamed && Date.parse(known.validTo) - now.getTime() > renewMs;
  } catch {
    // An unreadable certificate is replaced: only this machine trusts it.
    return false;
  }
}
