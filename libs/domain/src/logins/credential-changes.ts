/** A login is proof of the user for this long (seconds). */
export const freshLoginSeconds = 300;

/** A request to change a credential of a user: the e-mail address, the password or a second factor. */
export interface CredentialChangeRequest {
  /** The client through which the user acts; official clients are first parties. */
  readonly origin: 'website' | 'first-party client' | 'third-party client';
  readonly password: 'right' | 'wrong' | 'absent';
  /** Seconds since the login of the website's session, or of the token; undefined where there is none. */
  readonly loginAge?: number | undefined;
  readonly hasSecondFactor: boolean;
  /** Whether the user showed a second factor at that login; a remembered device is none. */
  readonly isSecondFactorShown?: boolean | undefined;
}

export type CredentialChangeDecision =
  | 'allowed'
  | 'third_party'
  | 'second_factor_needed'
  | 'step_up_needed'
  | 'wrong_password'
  | 'proof_needed';

/**
 * Whether a credential may be changed (ADR 0071). An access token alone never suffices, and a third-party client changes no
 * credential at all. A user with a second factor has shown it at the login, which a first-party client proves with a token of
 * a recent login (ADR 0173); so app passwords, whose tokens come from no login, change nothing there.
 */
export function decideCredentialChange(request: CredentialChangeRequest): CredentialChangeDecision {
  const { origin, password, loginAge } = request;
  if (origin === 'third-party client') return 'third_party';
  return (
    (request.hasSecondFactor ? lackOfFactor(request) : undefined) ??
    decisionByPassword(origin, password, loginAge)
  );
}

/** What the login of a user with a second factor lacks. */
function lackOfFactor({ origin, loginAge, isSecondFactorShown = false }: CredentialChangeRequest) {
  if (origin === 'website') return isSecondFactorShown ? undefined : 'second_factor_needed';
  return isSecondFactorShown && isFreshLogin(loginAge) ? undefined : 'step_up_needed';
}

function decisionByPassword(
  origin: CredentialChangeRequest['origin'],
  password: CredentialChangeRequest['password'],
  loginAge: number | undefined,
): CredentialChangeDecision {
  if (password === 'wrong') return 'wrong_password';
  if (password === 'right') return 'allowed';
  return origin === 'website' && isFreshLogin(loginAge) ? 'allowed' : 'proof_needed';
}

/** Whether a login is recent; `age` in seconds. One in the future means that a clock is wrong. */
export const isFreshLogin = (age: number | undefined): boolean =>
  age !== undefined && age >= -1 && age <= freshLoginSeconds;
