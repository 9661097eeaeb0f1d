import { randomBytes } from 'node:crypto';
import { deriveKeys, Sealer, type SealingKeys } from '@fieldpost/persistence';

/** Who may use a challenge, and what for. */
export interface ChallengeUse {
  readonly visitorId: string;
  /** `login` without a password, `factor` with one, or `creation` of a passkey. */
  readonly purpose: 'login' | 'factor' | 'creation';
  /** The user who logs in or creates a passkey; empty for a login without a password. */
  readonly userId: string;
}

export interface NewChallenge {
  /** 256 random bits, base64url. */
  readonly challenge: string;
  /** The same for a form field. */
  readonly sealed: string;
}

const lifeMs = 10 * 60_000;

/**
 * Challenges for passkeys, sealed in a form field for one browser, purpose and user: nothing is stored for them. account accepts
 * each of them once.
 */
export class PasskeyChallenges {
  private readonly sealer: Sealer;

  constructor(keys: SealingKeys) {
    this.sealer = new Sealer(...deriveKeys(keys, 'passkey challenges'));
  }

  /** `now` in Unix milliseconds. */
  make(use: ChallengeUse, now: number): NewChallenge {
    const challenge = randomBytes(32).toString('base64url');
    return {
      challenge,
      sealed: this.sealer.seal(`${challenge} ${now}`, contextOf(use)).toString('base64url'),
    };
  }

  /** Undefined after ten minutes, and for what was not sealed for this use. */
  open(sealed: string, use: ChallengeUse, now: number): string | undefined {
    const text = this.sealer.openPresented(Buffer.from(sealed, 'base64url'), contextOf(use));
    if (text === undefined) return undefined;
    const [challenge, made] = text.split(' ');
    return now - Number(made) <= lifeMs ? challenge : undefined;
  }
}

const contextOf = ({ visitorId, purpose, userId }: ChallengeUse): string =>
  `${purpose} ${userId} ${visitorId}`;
