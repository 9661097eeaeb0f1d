import { type ChannelCredentials, credentials, experimental, ServerCredentials } from '@grpc/grpc-js';
import type { CommonSettings } from '@fieldpost/config';
import type { Logger } from '@fieldpost/observability';
import { fileNotReadable, OwnCertificate, renewedCredentials } from '@fieldpost/transport';

const prefix = 'FIELDPOST_INTERNAL';

type Settings = Pick<
  CommonSettings,
  'FIELDPOST_INTERNAL_TLS_CA_FILE' | 'FIELDPOST_INTERNAL_TLS_CERT_FILE' | 'FIELDPOST_INTERNAL_TLS_KEY_FILE'
>;

/**
 * How the apps of one suite speak to each other over gRPC: mutual TLS, whose files are reloaded when they change,
 * or plaintext without those settings (decision 0047). The shared secret is required either way. The class is also the
 * injection token.
 */
export class InternalCredentials {
  private constructor(
    readonly channel: ChannelCredentials,
    readonly server: ServerCredentials,
    /** Undefined for plaintext. */
    readonly certificate?: OwnCertificate,
  ) {}

  /** Fails, naming the setting, when only some of the three are set or a file is not valid. */
  static from(settings: Settings, logger: Logger): InternalCredentials {
    const {
      FIELDPOST_INTERNAL_TLS_CA_FILE: ca,
      FIELDPOST_INTERNAL_TLS_CERT_FILE: cert,
      FIELDPOST_INTERNAL_TLS_KEY_FILE: key,
    } = settings;
    if (ca === undefined && cert === undefined && key === undefined) return InternalCredentials.plaintext();
    const files = { ca: needed('CA', ca), cert: needed('CERT', cert), key: needed('KEY', key) };
    const certificate = OwnCertificate.follow({ prefix, ...files, logger });
    const renewals = new Renewals(certificate);
    const channel = experimental.createCertificateProviderChannelCredentials(renewals, renewals);
    return new InternalCredentials(channel, renewedCredentials(certificate), certificate);
  }

  static plaintext(): InternalCredentials {
    return new InternalCredentials(credentials.createInsecure(), ServerCredentials.createInsecure());
  }
}

function needed(file: 'CA' | 'CERT' | 'KEY', path: string | undefined): string {
  if (path === undefined)
    throw fileNotReadable({ setting: `${prefix}_TLS_${file}_FILE`, reason: 'is needed with the other two' });
  return path;
}

/** Passes the certificate and its authorities to channels, now and after each renewal. */
class Renewals implements experimental.CertificateProvider {
  private readonly ofAuthorities = new Set<experimental.CaCertificateUpdateListener>();
  private readonly ofIdentity = new Set<experimental.IdentityCertificateUpdateListener>();

  constructor(private readonly certificate: OwnCertificate) {
    certificate.onRenewal(() => {
      for (const listener of this.ofAuthorities) this.notifyAuthorities(listener);
      for (const listener of this.ofIdentity) this.notifyIdentity(listener);
    });
  }

  addCaCertificateListener(listener: experimental.CaCertificateUpdateListener): void {
    this.ofAuthorities.add(listener);
    this.notifyAuthorities(listener);
  }

  removeCaCertificateListener(listener: experimental.CaCertificateUpdateListener): void {
    this.ofAuthorities.delete(listener);
  }

  addIdentityCertificateListener(listener: experimental.IdentityCertificateUpdateListener): void {
    this.ofIdentity.add(listener);
    this.notifyIdentity(listener);
  }

  removeIdentityCertificateListener(listener: experimental.IdentityCertificateUpdateListener): void {
    this.ofIdentity.delete(listener);
  }

  private notifyAuthorities(listener: experimental.CaCertificateUpdateListener): void {
    const { ca } = this.certificate;
    listener(ca ? { caCertificate: ca } : null);
  }

  private notifyIdentity(listener: experimental.IdentityCertificateUpdateListener): void {
    const { cert, key } = this.certificate;
    listener({ certificate: cert, privateKey: key });
  }
}
