import { createPrivateKey, randomBytes, webcrypto } from 'node:crypto';
import { isIP } from 'node:net';

const day = 24 * 60 * 60 * 1000;
const lifeMs = 365 * day;
export const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** A certificate and its private key, both PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** Loaded where a certificate is made: most tests need none, and the library has hundreds of modules. */
export async function loadX509() {
  await import('reflect-metadata');
  return import('@peculiar/x509');
}

export const makeKeys = (): Promise<webcrypto.CryptoKeyPair> =>
  webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);

/** The private key as PKCS #8 in PEM. */
export async function pemOf({ privateKey }: webcrypto.CryptoKeyPair): Promise<string> {
  const key = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', privateKey));
  const made = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  return made.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** Gateways with mbed TLS compare an address with the DNS names only. */
const namesOf = (value: string) => [
  ...(isIP(value) ? [{ type: 'ip' as const, value }] : []),
  { type: 'dns' as const, value },
];

/**
 * A self-signed EC P-256 certificate for localhost, and for more names and addresses, that is its own authority, as v2 components
 * announce it; one year.
 */
export async function makeCertificate(now: Date, hosts: readonly string[] = []): Promise<Certificate> {
  const keys = await makeKeys();
  const x509 = await loadX509();
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: `00${randomBytes(15).toString('hex')}`,
    name: 'CN=Fieldpost development',
    notBefore: new Date(now.getTime() - day),
    notAfter: new Date(now.getTime() + lifeMs),
    signingAlgorithm: algorithm,
    keys,
    extensions: [
      new x509.BasicConstraintsExtension(true, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature | x509.KeyUsageFlags.keyCertSign, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
      new x509.SubjectAlternativeNameExtension([
        { type: 'dns', value: 'localhost' },
        { type: 'ip', value: '127.0.0.1' },
        { type: 'ip', value: '::1' },
        ...hosts.flatMap(namesOf),
      ]),
    ],
  });
  return { cert: `${certificate.toString('pem')}\n`, key: await pemOf(keys) };
}
