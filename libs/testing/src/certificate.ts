import 'reflect-metadata';
import { createPrivateKey, randomBytes, webcrypto } from 'node:crypto';
import {
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

const day = 24 * 60 * 60 * 1000;
const lifeMs = 365 * day;
export const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** A certificate and its private key, both PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

export const makeKeys = (): Promise<webcrypto.CryptoKeyPair> =>
  webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);

/** The private key as PKCS #8 in PEM. */
export async function pemOf({ privateKey }: webcrypto.CryptoKeyPair): Promise<string> {
  const key = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', privateKey));
  const made = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  return made.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/**
 * A self-signed EC P-256 certificate for localhost, and for more addresses, that is its own authority, as v2 components
 * announce it; one year.
 */
export async function makeCertificate(now: Date, addresses: readonly string[] = []): Promise<Certificate> {
  const keys = await makeKeys();
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
        ...addresses.map((value) => ({ type: 'ip' as const, value })),
      ]),
    ],
  });
  return { cert: `${certificate.toString('pem')}\n`, key: await pemOf(keys) };
}
