import { createPrivateKey, type KeyObject } from 'node:crypto';
import { type KeyPair, readSetting } from '@fieldpost/transport';
import type { HandlerSettings } from '../handler.config.js';

/** Network tokens are signed with ES256, which takes this kind of key and no other. */
export function signingKey(pem: Buffer): KeyObject {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error('should be an EC P-256 key');
  return key;
}

/** Key and certificate of the handler's servers as they are now, and whom it trusts. The class is also the injection token. */
export class OwnTls {
  /** PEM roots for discovery; empty for those of the system. */
  readonly discoveryRoots: string;
  private signer: { readonly pem: Buffer; readonly key: KeyObject } | undefined;

  constructor(
    private readonly pair: KeyPair,
    { HANDLER_DISCOVERY_CA_FILE: roots }: Pick<HandlerSettings, 'HANDLER_DISCOVERY_CA_FILE'>,
  ) {
    this.discoveryRoots =
      roots === undefined ? '' : readSetting('HANDLER_DISCOVERY_CA_FILE', roots).toString();
  }

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
