import 'reflect-metadata';
import { createPrivateKey, randomBytes, webcrypto, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';
import { writeAtomically } from './write-atomically.js';

const day = 24 * 60 * 60 * 1000;
const lifeMs = 365 * day;
const renewMs = 30 * day;
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** Paths of the PEM files of the development certificate, which is its own authority. */
export interface CertificateFiles {
  readonly cert: string;
  readonly key: string;
}

/** The certificate for `localhost` in a folder: made when missing, broken or with less than 30 days left. */
export async function keepCertificate(dir: string, now: Date): Promise<CertificateFiles> {
  const files = { cert: join(dir, 'localhost.pem'), key: join(dir, 'localhost.key') };
  if (isGood(files, now)) return files;
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const { cert, key } = await makeCertificate(now);
  writeAtomically(files.key, key);
  writeAtomically(files.cert, cert, 0o644);
  return files;
}

function isGood({ cert, key }: CertificateFiles, now: Date): boolean {
  if (!existsSync(cert) || !existsSync(key)) return false;
  try {
    const known = new X509Certificate(readFileSync(cert));
    // A crash between the two files leaves a key that does not belong to the certificate.
    const isPair = known.checkPrivateKey(createPrivateKey(readFileSync(key)));
    return isPair && Date.parse(known.validTo) - now.getTime() > renewMs;
  } catch {
    // Whatever cannot be read is made anew: nothing but this machine trusts it.
    return false;
  }
}

async function makeCertificate(now: Date): Promise<{ cert: string; key: string }> {
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: `00${randomBytes(15).toString('hex')}`,
    name: 'CN=Fieldpost development',
    notBefore: new Date(now.getTime() - day),
    notAfter: new Date(now.getTime() + lifeMs),
    signingAlgorithm: algorithm,
    keys,
    extensions: [
      new BasicConstraintsExtension(true, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.keyCertSign, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
      new SubjectAlternativeNameExtension([
        { type: 'dns', value: 'localhost' },
        { type: 'ip', value: '127.0.0.1' },
        { type: 'ip', value: '::1' },
      ]),
    ],
  });
  const key = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey));
  const pem = createPrivateKey({ key, format: 'der', type: 'pkcs8' }).export({
    type: 'pkcs8',
    format: 'pem',
  });
  return { cert: `${certificate.toString('pem')}\n`, key: pem.toString() };
}
