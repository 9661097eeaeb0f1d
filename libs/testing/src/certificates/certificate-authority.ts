import { randomBytes, type webcrypto } from 'node:crypto';
import { algorithm, type Certificate, loadX509, makeKeys, pemOf } from './certificate.js';

const day = 24 * 60 * 60 * 1000;
const name = 'CN=Fieldpost test authority';

const aboutNow = (endsInDays: number) => ({
  serialNumber: `00${randomBytes(15).toString('hex')}`,
  notBefore: new Date(Date.now() - 30 * day),
  notAfter: new Date(Date.now() + endsInDays * day),
  signingAlgorithm: algorithm,
});

/** An authority that issues certificates to the apps of one suite. */
export class CertificateAuthority {
  private constructor(
    private readonly keys: webcrypto.CryptoKeyPair,
    /** Its own certificate, PEM. */
    readonly ca: string,
  ) {}

  static async make(): Promise<CertificateAuthority> {
    const keys = await makeKeys();
    const x509 = await loadX509();
    const own = await x509.X509CertificateGenerator.createSelfSigned({
      ...aboutNow(365),
      name,
      keys,
      extensions: [
        new x509.BasicConstraintsExtension(true, undefined, true),
        new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
      ],
    });
    return new CertificateAuthority(keys, `${own.toString('pem')}\n`);
  }

  /** A certificate for servers and clients of a host; one that ended when the days are negative. */
  async issue(host = 'localhost', endsInDays = 90): Promise<Certificate> {
    const keys = await makeKeys();
    const x509 = await loadX509();
    const issued = await x509.X509CertificateGenerator.create({
      ...aboutNow(endsInDays),
      subject: `CN=${host}`,
      issuer: name,
      signingKey: this.keys.privateKey,
      publicKey: keys.publicKey,
      extensions: [
        new x509.BasicConstraintsExtension(false, undefined, true),
        new x509.ExtendedKeyUsageExtension([
          x509.ExtendedKeyUsage.serverAuth,
          x509.ExtendedKeyUsage.clientAuth,
        ]),
        new x509.SubjectAlternativeNameExtension([{ type: 'dns', value: host }]),
      ],
    });
    return { cert: `${issued.toString('pem')}\n`, key: await pemOf(keys) };
  }
}
