import { Inject, Injectable } from '@nestjs/common';
import { createPrivateKey, type KeyObject } from 'node:crypto';
import { type KeyPair, OwnCertificate } from '@fieldpost/transport';

/** Network tokens are signed with ES256, which takes this kind of key and no other. */
export function signingKey(pem: Buffer): KeyObject {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error('should be an EC P-256 key');
  return key;
}

/** Key and certificate of the app's servers as they are now. The class is also the injection token. */
@Injectable()
export class OwnTls {
  private signer: { readonly pem: Buffer; readonly key: KeyObject } | undefined;

  constructor(@Inject(OwnCertificate) private readonly pair: KeyPair) {}

  /** PEM. */
  get certificate(): string {
    return this.pair.cert.toString();
  }

  /** Signs network tokens too. */
  get privateKey(): KeyObject {
    const pem = this.pair.key;
    if (this.signer?.pem !== pem) this.signer = { pem, key: signingKey(pem) };
    return this.signer.key;
  }
}
