import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type SecureContextOptions, createSecureContext } from 'node:tls';
import { ServerCredentials } from '@grpc/grpc-js';
import { defineError } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';

export const fileNotReadable = defineError(
  'settings_file_not_readable',
  'invalid_argument',
  'Settings not valid: {setting}: {reason}',
);

/** A server's certificate, with those between it and its authority, and the private key of it; all PEM. */
export interface KeyPair {
  readonly cert: Buffer;
  readonly key: Buffer;
  /** Authorities of client certificates; undefined without client authentication. */
  readonly ca?: Buffer | undefined;
}

export interface CertificateFiles {
  /** Prefix of the two settings: `HANDLER` for `HANDLER_TLS_CERT_FILE`. */
  readonly prefix: string;
  readonly cert: string;
  readonly key: string;
  /** The setting of it ends in `_TLS_CA_FILE`. */
  readonly ca?: string;
  readonly logger: Logger;
  /** Throws, with a reason, when the pair is not usable for the app. */
  readonly check?: (pair: KeyPair) => void;
}

const lookMs = 5_000;
const warnMs = 7 * 24 * 60 * 60 * 1_000;

/**
 * The certificate of an app's servers. Its files are polled, since renewal replaces them
 * while the app runs; a mismatched pair, as in the middle of a replacement, is ignored.
 */
export class OwnCertificate implements KeyPair {
  private readonly takers: ((pair: KeyPair) => void)[] = [];
  private pair: KeyPair;
  private problem = '';
  private warned = '';

  private constructor(private readonly files: CertificateFiles) {
    this.pair = readPair(files);
    this.warnOfExpiry();
    setInterval(() => this.look(), lookMs).unref();
  }

  /** Fails, naming the setting, when there is no usable pair. */
  static follow(files: CertificateFiles): OwnCertificate {
    return new OwnCertificate(files);
  }

  get cert(): Buffer {
    return this.pair.cert;
  }

  get key(): Buffer {
    return this.pair.key;
  }

  get ca(): Buffer | undefined {
    return this.pair.ca;
  }

  /** The setting of the certificate, and when it ends, in Unix milliseconds. */
  get expiry(): { readonly setting: string; readonly expires: number } {
    return { setting: `${this.files.prefix}_TLS_CERT_FILE`, expires: endOf(this.pair).getTime() };
  }

  /** Has each new pair handed over, from now on. */
  onRenewal(take: (pair: KeyPair) => void): void {
    this.takers.push(take);
  }

  private look(): void {
    try {
      const found = readPair(this.files);
      this.problem = '';
      if (!isSame(found, this.pair)) this.renew(found);
      this.warnOfExpiry();
    } catch (error) {
      const { message } = error as Error;
      if (message !== this.problem) this.files.logger.warn({ error: message }, 'certificate not renewed');
      this.problem = message;
    }
  }

  private renew(pair: KeyPair): void {
    this.pair = pair;
    for (const take of this.takers) take(pair);
    this.files.logger.info({ expires: endOf(pair).toISOString() }, 'certificate renewed');
  }

  /** Once for each certificate: after expiry no client can connect, and only this log shows why. */
  private warnOfExpiry(): void {
    const end = endOf(this.pair);
    const left = end.getTime() - Date.now();
    const sentence = left < 0 ? 'certificate has expired' : 'certificate expires soon';
    const warning = `${sentence} ${end.toISOString()}`;
    if (left > warnMs || warning === this.warned) return;
    this.warned = warning;
    this.files.logger.warn({ expires: end.toISOString() }, sentence);
  }
}

const endOf = ({ cert }: KeyPair): Date => new Date(new X509Certificate(cert).validTo);

const isSame = (one: KeyPair, other: KeyPair): boolean =>
  [one.cert, one.key, one.ca].every(
    (part, at) => String(part) === String([other.cert, other.key, other.ca][at]),
  );

function readPair(files: CertificateFiles): KeyPair {
  const cert = readSetting(`${files.prefix}_TLS_CERT_FILE`, files.cert);
  const key = readSetting(`${files.prefix}_TLS_KEY_FILE`, files.key);
  named(`${files.prefix}_TLS_CERT_FILE`, () => new X509Certificate(cert));
  named(`${files.prefix}_TLS_KEY_FILE`, () => {
    if (!new X509Certificate(cert).checkPrivateKey(createPrivateKey(key)))
      throw new Error('should be the key of the certificate');
    createSecureContext(contextOf({ cert, key }));
    files.check?.({ cert, key });
  });
  return { cert, key, ca: files.ca === undefined ? undefined : readAuthority(files.prefix, files.ca) };
}

function readAuthority(prefix: string, path: string): Buffer {
  const ca = readSetting(`${prefix}_TLS_CA_FILE`, path);
  named(`${prefix}_TLS_CA_FILE`, () => new X509Certificate(ca));
  return ca;
}

/** Reads the file of a setting; a failure names the setting and never shows the content. */
export const readSetting = (setting: string, path: string): Buffer =>
  named(setting, () => readFileSync(path));

function named<T>(setting: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw fileNotReadable({ setting, reason: (cause as Error).message }, { cause });
  }
}

/** Milliseconds. */
const handshakeTimeout = 10_000;

/** Credentials of a gRPC server that use each new certificate; open connections keep theirs. */
class RenewedCredentials extends ServerCredentials {
  constructor(certificate: OwnCertificate) {
    const isMutual = certificate.ca !== undefined;
    super({ requestCert: isMutual, rejectUnauthorized: isMutual, handshakeTimeout }, contextOf(certificate));
    certificate.onRenewal((pair) => this.updateSecureContextOptions(contextOf(pair)));
  }

  override _equals(other: ServerCredentials): boolean {
    return other === this;
  }
}

/** A list of no authorities keeps Node from reading those of the system, which takes Node 20 up to 50 ms at the start. */
const contextOf = ({ cert, key, ca }: KeyPair): SecureContextOptions => ({
  cert: [cert],
  key: [key],
  ca: ca ?? [],
});

/** With authorities, clients must present a certificate of one of them. */
export const renewedCredentials = (certificate: OwnCertificate): ServerCredentials =>
  new RenewedCredentials(certificate);
