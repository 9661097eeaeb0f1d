import type {
  AuthenticationResponseJSON,
  CredentialDeviceType,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';
import type { Passkey, PasskeyReference } from './passkeys.repository.js';

/** Loaded when it is needed: most processes verify no passkey. */
const webAuthn = () => import('@simplewebauthn/server');

/** The website that passkeys belong to. */
export interface RelyingParty {
  /** Host name. */
  readonly id: string;
  readonly origin: string;
  readonly name: string;
}

/** The user of a new passkey; the id becomes the user handle. */
export interface PasskeyOwner {
  readonly id: string;
  readonly username: string;
}

/** A request to a browser, or its response. */
export interface Ceremony {
  readonly relyingParty: RelyingParty;
  /** base64url. */
  readonly challenge: string;
}

/** Whether the key is bound to one device, or may be copied to other devices of the user, as RFC 8176 names it. */
export type KeyMethod = 'hwk' | 'swk';

/** A verified new passkey. */
export interface VerifiedPasskey extends PasskeyReference {
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly method: KeyMethod;
}

/** A verified use of a passkey. */
export interface VerifiedUse {
  readonly counter: number;
  readonly method: KeyMethod;
}

const methodOf = (type: CredentialDeviceType): KeyMethod => (type === 'multiDevice' ? 'swk' : 'hwk');

/** Limits of a response; the library checks everything else. */
const base = z.object({ id: z.string().min(1).max(1400), rawId: z.string(), type: z.literal('public-key') });
const clientExtensionResults = z.object({}).loose().default({});
const created = base.extend({
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
  clientExtensionResults,
});
const asserted = base.extend({
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().nullish(),
  }),
  clientExtensionResults,
});

const toList = (all: readonly PasskeyReference[]) =>
  all.map(({ credentialId: id, transports }) => ({ id, transports: [...transports] }));

const bytesOf = (challenge: string) => new Uint8Array(Buffer.from(challenge, 'base64url'));

/** JSON of what a browser needs to create a passkey. */
export async function creationOptions(
  { relyingParty, challenge }: Ceremony,
  user: PasskeyOwner,
  existing: readonly PasskeyReference[],
): Promise<string> {
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpID: relyingParty.id,
    rpName: relyingParty.name,
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.username,
    userDisplayName: user.username,
    challenge: bytesOf(challenge),
    excludeCredentials: toList(existing),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return JSON.stringify(options);
}

/** JSON of what a browser needs to use one of these passkeys as second factor. */
export async function requestOptions(
  { relyingParty, challenge }: Ceremony,
  existing: readonly PasskeyReference[],
): Promise<string> {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty.id,
    challenge: bytesOf(challenge),
    allowCredentials: toList(existing),
    userVerification: 'discouraged',
  });
  return JSON.stringify(options);
}

/** Undefined unless the response was made for this challenge, at this website, by the authenticator. */
export async function verifyCreation(
  { relyingParty, challenge }: Ceremony,
  credential: string,
): Promise<VerifiedPasskey | undefined> {
  const response = read(created, credential) as RegistrationResponseJSON | undefined;
  if (!response || !(await isWithoutCertificate(response))) return undefined;
  const { verifyRegistrationResponse } = await webAuthn();
  const { registrationInfo: verified } = await orNothing(
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: false,
    }),
  );
  if (!verified) return undefined;
  const { id, publicKey, counter } = verified.credential;
  const transports = response.response.transports ?? [];
  const method = methodOf(verified.credentialDeviceType);
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports, method };
}

/** The id of the credential and the user handle of a response; undefined for what is no response. */
export function readAssertion(
  credential: string,
): { readonly credentialId: string; readonly userHandle: string | undefined } | undefined {
  const response = read(asserted, credential);
  if (!response) return undefined;
  const { userHandle } = response.response;
  return {
    credentialId: response.id,
    userHandle: userHandle ? Buffer.from(userHandle, 'base64url').toString() : undefined,
  };
}

/** Undefined unless this passkey has signed this challenge, at this website, with a counter that goes on. */
export async function verifyUse(
  { relyingParty, challenge }: Ceremony,
  credential: string,
  {
    passkey,
    isUserVerified,
  }: {
    readonly passkey: Passkey;
    /** Whether the authenticator has to verify the user, such as by a fingerprint or a PIN. */
    readonly isUserVerified: boolean;
  },
): Promise<VerifiedUse | undefined> {
  const response = read(asserted, credential) as AuthenticationResponseJSON | undefined;
  if (!response) return undefined;
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await orNothing(
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: isUserVerified,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
        transports: [...passkey.transports],
      },
    }),
  );
  if (verified !== true || !authenticationInfo) return undefined;
  const { newCounter: counter, credentialDeviceType } = authenticationInfo;
  return { counter, method: methodOf(credentialDeviceType) };
}

/**
 * No attestation is requested. For one with certificates the library would load revocation lists from URLs in them, which the
 * user chooses.
 */
async function isWithoutCertificate({ response }: RegistrationResponseJSON): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  try {
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
    const format = attestation.get('fmt');
    return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
  } catch {
    return false;
  }
}

/** The library throws for every response that it rejects. */
const orNothing = <T extends object>(verified: Promise<T>): Promise<Partial<T>> =>
  verified.catch((): Partial<T> => ({}));

function read<T>(schema: z.ZodType<T>, text: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
