import { sign } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { KeyRing } from './key-ring.js';
import type { SigningKey } from './signing-key.js';

const encoded = (json: object): string => Buffer.from(JSON.stringify(json)).toString('base64url');

/** JWS wants the two numbers of an ECDSA signature beside each other (RFC 7518, 3.4); RSA ignores it. */
const dsaEncoding = 'ieee-p1363';

/** Signs tokens with the current key: compact JWS (RFC 7515, 7.1), see decision 0016 for why no library does it. */
@Injectable()
export class Signer {
  /** Encoded protected headers, by key: they are the same for every token. */
  private readonly headers = new WeakMap<SigningKey['privateKey'], string>();

  constructor(private readonly keys: KeyRing) {}

  /** A JWT whose header names algorithm and key. */
  sign(claims: object): string {
    const key = this.keys.current;
    const text = `${this.headerOf(key)}.${encoded(claims)}`;
    const signature = sign('sha256', Buffer.from(text), { key: key.privateKey, dsaEncoding });
    return `${text}.${signature.toString('base64url')}`;
  }

  private headerOf({ id, algorithm, privateKey }: SigningKey): string {
    const known = this.headers.get(privateKey);
    if (known !== undefined) return known;
    const header = encoded({ alg: algorithm, typ: 'JWT', kid: id });
    this.headers.set(privateKey, header);
    return header;
  }
}
