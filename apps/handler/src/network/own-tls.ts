import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defineError } from '@fieldpost/errors';
import type { HandlerSettings } from '../handler.config.js';

const fileNotReadable = defineError(
  'settings_file_not_readable',
  'invalid_argument',
  'Settings not valid: {setting}: {reason}',
);

type FileSetting = 'HANDLER_TLS_CERT_FILE' | 'HANDLER_TLS_KEY_FILE' | 'HANDLER_DISCOVERY_CA_FILE';

/** Reads a file and understands it; a failure names the setting and never shows what the file holds. */
function read<T>(setting: FileSetting, path: string, parse: (text: string) => T): T {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw fileNotReadable({ setting, reason: (cause as Error).message }, { cause });
  }
}

/** Network tokens are signed with ES256, which takes this kind of key and no other. */
function signingKey(pem: string): KeyObject {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error('should be an EC P-256 key');
  return key;
}

const asText = (text: string): string => text;

/** Key and certificate of the handler's servers, and whom it trusts. The class is also the injection token. */
export class OwnTls {
  /** PEM. */
  readonly certificate: string;
  /** Signs network tokens too. */
  readonly privateKey: KeyObject;
  /** PEM roots for discovery; empty for those of the system. */
  readonly discoveryRoots: string;

  constructor(settings: Pick<HandlerSettings, FileSetting>) {
    this.certificate = read('HANDLER_TLS_CERT_FILE', settings.HANDLER_TLS_CERT_FILE, asText);
    this.privateKey = read('HANDLER_TLS_KEY_FILE', settings.HANDLER_TLS_KEY_FILE, signingKey);
    const roots = settings.HANDLER_DISCOVERY_CA_FILE;
    this.discoveryRoots = roots === undefined ? '' : read('HANDLER_DISCOVERY_CA_FILE', roots, asText);
  }
}
