import { Controller, Get, Header } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { IdTokenKeys } from './id-token-keys.js';
import { KeyRing } from './key-ring.js';
import { readKey, readKeySet } from './keys.operations.js';

/** Shorter than the minutes for which a new key is published before it signs. */
const cacheFor = 'public, max-age=300';

/** The public keys, in the format that v2 components store (docs/protocol/tokens.md#token-signing-key). */
@Controller()
@OpenTo('anybody')
export class KeysController {
  constructor(
    private readonly keys: KeyRing,
    private readonly idTokenKeys: IdTokenKeys,
  ) {}

  /** The current signing key: v2 components use one key only. */
  @Get('key')
  @Header('cache-control', cacheFor)
  @Operation(readKey)
  key() {
    const { algorithm, pem } = this.keys.current;
    return { algorithm, key: pem };
  }

  /** Every key of access tokens and id tokens, for verifiers that choose by `kid` (RFC 7517). */
  @Get('.well-known/jwks.json')
  @Header('cache-control', cacheFor)
  @Operation(readKeySet)
  keySet() {
    const keys = [...this.keys.all, ...this.idTokenKeys.all].map(({ id, algorithm, publicKey }) => ({
      ...publicKey.export({ format: 'jwk' }),
      kid: id,
      alg: algorithm,
      use: 'sig',
    }));
    return { keys };
  }
}
