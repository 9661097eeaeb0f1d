import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { SecondFactorsClient } from '@fieldpost/internal-clients';
import { proofOf } from './authenticator.js';

export const relyingParty = { id: 'localhost', origin: 'http://localhost:8000', name: 'Fieldpost' };

export const newChallenge = (): string => randomBytes(32).toString('base64url');

/** What is different from an honest response. */
interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  /** Empty for none. */
  readonly userHandle?: string;
  readonly counter?: number;
  readonly isUserVerified?: boolean;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const toBase64url = (data: string | Buffer): string => Buffer.from(data).toString('base64url');

/** CBOR (RFC 8949) of what an authenticator writes: short byte strings, texts, small numbers and maps. */
function cbor(value: number | string | Buffer | ReadonlyMap<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as number)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.of((major << 5) | size);
  if (size < 256) return Buffer.of((major << 5) | 24, size);
  return Buffer.of((major << 5) | 25, size >> 8, size & 255);
}

/** The flags of authenticator data (Web Authentication, Level 3, 6.1). */
const flags = { present: 1, verified: 4, credential: 64 };

/** An authenticator in software with one ES256 key. */
export class SoftwarePasskey {
  readonly id = toBase64url(randomBytes(16));
  counter = 1;
  private readonly privateKey: KeyObject;
  private readonly cose: Buffer;

  constructor(private readonly userHandle: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.privateKey = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.cose = cbor(
      new Map<number, unknown>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as const),
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }

  /** RegistrationResponseJSON. */
  create(challenge: string, deviation: Deviation = {}): string {
    const id = Buffer.from(this.id, 'base64url');
    const size = Buffer.of(id.length >> 8, id.length & 255);
    const data = Buffer.concat([
      this.data(deviation, flags.credential),
      Buffer.alloc(16),
      size,
      id,
      this.cose,
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', data],
    ]);
    const attestationObject = toBase64url(cbor(attestation));
    const clientDataJSON = clientData('webauthn.create', challenge, deviation);
    return this.response({ attestationObject, clientDataJSON, transports: ['internal'] });
  }

  /** AuthenticationResponseJSON, with the next value of the counter. */
  use(challenge: string, deviation: Deviation = {}): string {
    this.counter += 1;
    const data = this.data(deviation, 0);
    const clientDataJSON = clientData('webauthn.get', challenge, deviation);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const signature = toBase64url(sign('sha256', signed, this.privateKey));
    const handle = deviation.userHandle ?? this.userHandle;
    return this.response({
      authenticatorData: toBase64url(data),
      clientDataJSON,
      signature,
      ...(handle !== '' && { userHandle: toBase64url(handle) }),
    });
  }

  private data({ rpId = relyingParty.id, counter, isUserVerified = true }: Deviation, more: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.counter);
    return Buffer.concat([
      sha256(rpId),
      Buffer.of(flags.present | (isUserVerified ? flags.verified : 0) | more),
      count,
    ]);
  }

  private response(response: object): string {
    const { id } = this;
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }
}

const clientData = (type: string, challenge: string, { origin = relyingParty.origin, ...other }: Deviation) =>
  toBase64url(JSON.stringify({ type: other.type ?? type, challenge, origin, crossOrigin: false }));

/** A passkey that a user has added. */
export async function addPasskey(factors: SecondFactorsClient, userId: string, name = 'my laptop') {
  const passkey = new SoftwarePasskey(userId);
  const challenge = newChallenge();
  const added = await factors.confirmPasskey({
    proof: proofOf(userId),
    relying_party: relyingParty,
    challenge,
    credential: passkey.create(challenge),
    name,
  });
  if (added.problem !== '') throw new Error(added.problem);
  return { passkey, codes: added.recovery_codes, added };
}
