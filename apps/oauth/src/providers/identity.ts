import type { account } from '@fieldpost/contracts';

/** What a provider said about a person, validated, with the refresh token of the login. */
export interface ProviderIdentity {
  readonly provider: string;
  readonly issuer: string;
  readonly subject: string;
  readonly username: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** Null when they are not read, or were not requested from the provider. */
  readonly groups: readonly string[] | null;
  readonly hasSecondFactor: boolean;
  /** Unix seconds; null when the provider does not say it. */
  readonly authTime: number | null;
  /** Null without one. */
  readonly refreshToken: string | null;
}

export type Claims = Readonly<Record<string, unknown>>;
export type Provider = account.LoginProvider__Output;

const longest = 254;
const mostGroups = 500;

/**
 * Text of the provider is text of a stranger: one line of limited length. Other text counts as not said, because an address or a
 * group that is cut or cleaned could be that of another person.
 */
const isPlain = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= longest && !/\p{Cc}/u.test(text);

const textOf = (claims: Claims, name: string): string => {
  const said = claims[name];
  return isPlain(said) ? said : '';
};

/** A single group may come as text. Many providers leave the claim out for a person without groups. */
function groupsOf(claims: Claims, name: string, areAll: boolean): readonly string[] | null {
  if (name === '') return null;
  const said = claims[name] ?? undefined;
  if (said === undefined) return areAll ? [] : null;
  const groups = (Array.isArray(said) ? said : [said]) as readonly unknown[];
  return groups.filter(isPlain).slice(0, mostGroups);
}

/** Whether the login had more than one factor (RFC 8176). */
const isMultiFactor = ({ amr }: Claims): boolean => Array.isArray(amr) && amr.includes('mfa');

/** Longer subjects are against the specification (OpenID Connect Core 1.0, 2), and would not be unique when cut. */
export const isSubject = (subject: string): boolean =>
  subject.length > 0 && subject.length <= 255 && !/\p{Cc}/u.test(subject);

/** Where claims came from. */
export interface ClaimsSource {
  readonly refreshToken: string | undefined;
  /** Whether they are all that the provider says: those of an id token or of UserInfo. */
  readonly areAll: boolean;
}

/** Reads the claims of a provider, as it names them. */
export function identityFrom(
  provider: Provider,
  claims: Claims & { readonly sub: string },
  { refreshToken, areAll }: ClaimsSource,
): ProviderIdentity {
  const { auth_time: authTime } = claims;
  return {
    ...{ provider: provider.id, issuer: provider.issuer, subject: claims.sub },
    ...{ username: textOf(claims, provider.username_claim), email: textOf(claims, provider.email_claim) },
    // Only the standard claim is asserted by it; some providers send text.
    isEmailVerified: claims['email_verified'] === true && provider.email_claim === 'email',
    ...{ firstName: textOf(claims, 'given_name'), lastName: textOf(claims, 'family_name') },
    groups: groupsOf(claims, provider.groups_claim, areAll),
    hasSecondFactor: provider.second_factor_trusted && isMultiFactor(claims),
    authTime: typeof authTime === 'number' ? authTime : null,
    refreshToken: refreshToken ?? null,
  };
}

/** Whether UserInfo may have what the id token lacks. */
export const lacksClaims = (provider: Provider, claims: Claims): boolean =>
  [provider.username_claim, provider.email_claim, provider.groups_claim].some(
    (name) => name !== '' && claims[name] === undefined,
  );

export const toMessage = (identity: ProviderIdentity): account.ProviderIdentity => ({
  ...{ provider: identity.provider, issuer: identity.issuer, subject: identity.subject },
  ...{ username: identity.username, email: identity.email, email_verified: identity.isEmailVerified },
  ...{ first_name: identity.firstName, last_name: identity.lastName },
  groups: identity.groups && { names: [...identity.groups] },
  second_factor: identity.hasSecondFactor,
});
