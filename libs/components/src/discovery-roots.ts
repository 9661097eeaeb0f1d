import { X509Certificate } from 'node:crypto';
import { type ChannelCredentials, credentials, experimental } from '@grpc/grpc-js';
import type { Logger } from '@fieldpost/observability';
import { fileNotReadable, readSetting } from '@fieldpost/transport';

const standardLookMs = 5_000;

/** A file with certificate authorities, and the setting that names it. */
export interface RootsFile {
  readonly setting: string;
  readonly file: string;
}

type Listener = experimental.CaCertificateUpdateListener;

/**
 * The certificate authorities of discovery, from a file that is read again at intervals, since it may be renewed while the
 * app runs. New connections trust its last valid content.
 */
export class DiscoveryRoots implements experimental.CertificateProvider {
  private readonly listeners = new Set<Listener>();
  private roots: Buffer;
  private problem = '';

  /** Fails, naming the setting, when the file is not valid. */
  constructor(
    private readonly source: RootsFile,
    private readonly logger: Logger,
    lookMs = standardLookMs,
  ) {
    this.roots = readRoots(source);
    setInterval(() => this.look(), lookMs).unref();
  }

  addCaCertificateListener(listener: Listener): void {
    this.listeners.add(listener);
    listener({ caCertificate: this.roots });
  }

  removeCaCertificateListener(listener: Listener): void {
    this.listeners.delete(listener);
  }

  addIdentityCertificateListener(): void {
    // Discovery knows components by their tokens.
  }

  removeIdentityCertificateListener(): void {
    // No listener was added.
  }

  private look(): void {
    try {
      const found = readRoots(this.source);
      this.problem = '';
      if (!found.equals(this.roots)) this.renew(found);
    } catch (error) {
      const { message } = error as Error;
      if (message !== this.problem) this.logger.warn({ error: message }, 'roots of discovery not renewed');
      this.problem = message;
    }
  }

  private renew(roots: Buffer): void {
    this.roots = roots;
    for (const listener of this.listeners) listener({ caCertificate: roots });
    this.logger.info('roots of discovery renewed');
  }
}

/** TLS that trusts these roots and no other; those of the system without any. */
export const trustingDiscovery = (roots: DiscoveryRoots | undefined): ChannelCredentials =>
  roots === undefined
    ? credentials.createSsl()
    : experimental.createCertificateProviderChannelCredentials(roots, null);

function readRoots({ setting, file }: RootsFile): Buffer {
  const roots = readSetting(setting, file);
  try {
    new X509Certificate(roots);
  } catch (cause) {
    throw fileNotReadable({ setting, reason: (cause as Error).message }, { cause });
  }
  return roots;
}
