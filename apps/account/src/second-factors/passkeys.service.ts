import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type NewFactorResult, withRecoveryCodes } from './additions.js';
import type { OwnChange } from './own-changes.js';
import {
  type Ceremony,
  creationOptions,
  type KeyMethod,
  type PasskeyOwner,
  readAssertion,
  requestOptions,
  verifyCreation,
  verifyUse,
} from './passkey-verification.js';
import { Passkeys } from './passkeys.repository.js';
import { passkeyNotValid } from './second-factors.errors.js';

/** The passkey of a login. */
interface PasskeyLogin extends Ceremony {
  /** The user of the password; empty for a login without one. */
  readonly userId: string;
  /** AuthenticationResponseJSON. */
  readonly credential: string;
}

/** The user of a passkey. */
export interface PasskeyResult {
  readonly userId: string;
  readonly method: KeyMethod;
}

/** Passkeys of users (Web Authentication, Level 3). */
@Injectable()
export class PasskeysService {
  constructor(private readonly passkeys: Passkeys) {}

  /** PublicKeyCredentialCreationOptionsJSON. */
  async startCreation(user: PasskeyOwner, ceremony: Ceremony): Promise<string> {
    return creationOptions(ceremony, user, await this.passkeys.referencesOf(user.id));
  }

  /** PublicKeyCredentialRequestOptionsJSON; undefined for a user without a passkey. */
  async startUse(userId: string, ceremony: Ceremony): Promise<string | undefined> {
    const existing = await this.passkeys.referencesOf(userId);
    return existing.length > 0 ? requestOptions(ceremony, existing) : undefined;
  }

  /** Throws for a response that is not valid. */
  async add(
    change: OwnChange,
    ceremony: Ceremony,
    { name, credential }: { readonly name: string; readonly credential: string },
  ): Promise<NewFactorResult & { readonly method: KeyMethod }> {
    const verified = await verifyCreation(ceremony, credential);
    if (!verified) throw passkeyNotValid();
    const { method, ...passkey } = verified;
    const added = { ...passkey, id: randomBytes(16).toString('hex'), name, challenge: ceremony.challenge };
    return { ...(await withRecoveryCodes((digests) => this.passkeys.add(change, added, digests))), method };
  }

  /** Undefined unless it is a passkey of the user, or for a login without a password of any user, whom it verifies. */
  async check({ userId, credential, ...ceremony }: PasskeyLogin): Promise<PasskeyResult | undefined> {
    const presented = readAssertion(credential);
    const passkey = presented && (await this.passkeys.find(presented.credentialId));
    if (!passkey) return undefined;
    const isPasswordless = userId === '';
    if (!isPasswordless && passkey.userId !== userId) return undefined;
    // A discoverable credential returns the handle; in a login without a password nothing else names the user.
    const handle = presented.userHandle ?? (isPasswordless ? '' : passkey.userId);
    if (handle !== passkey.userId) return undefined;
    const used = await verifyUse(ceremony, credential, { passkey, isUserVerified: isPasswordless });
    if (!used) return undefined;
    const { id } = passkey;
    const isNew = await this.passkeys.use({ id, counter: used.counter, challenge: ceremony.challenge });
    return isNew ? { userId: passkey.userId, method: used.method } : undefined;
  }
}
