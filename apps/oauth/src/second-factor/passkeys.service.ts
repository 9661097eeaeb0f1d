import { Inject, Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { SecondFactorsClient } from '@fieldpost/internal-clients';
import { OAUTH_CONFIG, type OauthSettings, originOf } from '../oauth.config.js';
import type { Visit } from '../sessions/visit.js';
import { LoginThrottle } from '../throttling/login-throttle.js';
import { type ChallengeUse, PasskeyChallenges } from './passkey-challenges.js';
import { siteNameOf } from '../pages/site-name.js';
import { relyingPartyOf } from './relying-party.js';

/** The data of a form that requests a passkey. */
export interface PasskeyPrompt {
  /** JSON for the browser. */
  readonly options: string;
  /** The sealed challenge. */
  readonly challenge: string;
}

/** What such a form sends: the sealed challenge, and the JSON of the browser. */
export interface PasskeyFields {
  readonly challenge: string;
  readonly credential: string;
}

/** Milliseconds that a browser waits for the user, as a hint. */
const timeout = 300_000;

/** Asks browsers for passkeys, and account whether their responses are valid. */
@Injectable()
export class PasskeysService {
  private readonly relyingParty: account.RelyingParty | undefined;

  constructor(
    private readonly factors: SecondFactorsClient,
    private readonly challenges: PasskeyChallenges,
    private readonly throttle: LoginThrottle,
    @Inject(OAUTH_CONFIG) settings: OauthSettings,
  ) {
    this.relyingParty = relyingPartyOf(originOf(settings), siteNameOf(settings));
  }

  /** Whether browsers offer passkeys at this website. */
  get isOffered(): boolean {
    return this.relyingParty !== undefined;
  }

  /** For a login without a password; the passkey names the user, and has to verify them. */
  promptForLogin(visit: Visit): PasskeyPrompt | undefined {
    const { relyingParty } = this;
    if (!relyingParty) return undefined;
    const { challenge, sealed } = this.make(visit, 'login');
    const options = { challenge, rpId: relyingParty.id, userVerification: 'required', timeout };
    return { options: JSON.stringify(options), challenge: sealed };
  }

  /** As second factor; undefined for a user without a passkey. */
  promptForFactor(visit: Visit, userId: string): Promise<PasskeyPrompt | undefined> {
    return this.prompt(visit, { purpose: 'factor', userId }, (request) =>
      this.factors.requestPasskey(request),
    );
  }

  promptForCreation(visit: Visit, userId: string): Promise<PasskeyPrompt | undefined> {
    return this.prompt(visit, { purpose: 'creation', userId }, (request) =>
      this.factors.startPasskey(request),
    );
  }

  /** Without a user for a login without a password. Undefined when the challenge is too old, or of another browser. */
  async check(
    visit: Visit,
    { challenge: sealed, credential }: PasskeyFields,
    userId = '',
  ): Promise<account.SecondFactorCheck__Output | undefined> {
    const { now, address } = visit;
    const purpose = userId === '' ? 'login' : 'factor';
    const challenge = this.challenges.open(sealed, useOf(visit, purpose, userId), now);
    if (challenge === undefined || !this.relyingParty) return undefined;
    const request = { user_id: userId, relying_party: this.relyingParty, challenge, credential, address };
    // Each response is another one, so that the limit of the address counts.
    return this.throttle.during({ login: credential, address }, now, async () => {
      const checked = await this.factors.checkPasskey(request);
      return { ...checked, rejection: checked.right ? 'NONE' : 'USER' };
    });
  }

  /** Undefined when the challenge is too old, or of another browser. */
  async add(
    visit: Visit,
    proof: account.UserProof,
    { challenge: sealed, credential, name }: PasskeyFields & { readonly name: string },
  ): Promise<account.SecondFactorChange__Output | undefined> {
    const use = useOf(visit, 'creation', proof.user_id ?? '');
    const challenge = this.challenges.open(sealed, use, visit.now);
    if (challenge === undefined || !this.relyingParty) return undefined;
    const request = { proof, relying_party: this.relyingParty, challenge, credential, name };
    return this.factors.confirmPasskey(request);
  }

  private async prompt(
    visit: Visit,
    { purpose, userId }: Pick<ChallengeUse, 'purpose' | 'userId'>,
    call: (request: account.PasskeyRequest) => Promise<account.PasskeyOptions__Output>,
  ): Promise<PasskeyPrompt | undefined> {
    if (!this.relyingParty) return undefined;
    const { challenge, sealed } = this.make(visit, purpose, userId);
    const request = { user_id: userId, relying_party: this.relyingParty, challenge };
    const { options } = await call(request);
    return options === '' ? undefined : { options, challenge: sealed };
  }

  private make(visit: Visit, purpose: ChallengeUse['purpose'], userId = '') {
    return this.challenges.make(useOf(visit, purpose, userId), visit.now);
  }
}

const useOf = ({ visitor }: Visit, purpose: ChallengeUse['purpose'], userId: string): ChallengeUse => ({
  visitorId: visitor.id,
  purpose,
  userId,
});
