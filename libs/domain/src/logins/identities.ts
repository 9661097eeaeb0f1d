import { isId } from '../identifiers/ids.js';
import { domainOf } from '../identifiers/emails.js';

/** What an external OpenID Connect provider says about the address of a person; empty for none. */
export interface AssertedEmail {
  readonly email: string;
  /** Whether the provider asserts that the person owns it. */
  readonly isEmailVerified: boolean;
}

/** The rules of a provider for people whom no user is linked with. */
export interface ProviderRules {
  /** In lower case; empty for any. Only for these are users linked by their address. */
  readonly emailDomains: readonly string[];
  readonly createsUsers: boolean;
}

export interface IdentityRequest extends AssertedEmail {
  readonly provider: ProviderRules;
  /** E-mail domains of the registration policy, in lower case; empty for any. */
  readonly registrationDomains: readonly string[];
  /** The user who has verified the same address. */
  readonly owner: { readonly isAdmin: boolean } | undefined;
  /** Whether the person wants a new account although an existing one could be meant. */
  readonly isNewWanted: boolean;
}

/**
 * `create`: the address is verified only if the provider is responsible for its domain, because a verified address links (ADR 0174).
 * `ask`: the person links an account after a login with it; or creates one, if `mayCreate`.
 */
export type IdentityDecision =
  | { readonly action: 'link' }
  | { readonly action: 'create'; readonly isEmailValid: boolean }
  | { readonly action: 'ask'; readonly mayCreate: boolean }
  | { readonly action: 'email_not_allowed' };

const isIn = (domains: readonly string[], email: string): boolean =>
  domains.length === 0 || domains.includes(domainOf(email));

/**
 * Decides about a person whom no user is linked with. An address links only if the provider asserts it, the provider is
 * responsible for its domain, and the user has verified it; administrators are never linked by their address.
 */
export function decideIdentity(request: IdentityRequest): IdentityDecision {
  if (!isAllowed(request)) return { action: 'email_not_allowed' };
  const { isEmailVerified, isNewWanted } = request;
  const owner = isEmailVerified ? request.owner : undefined;
  const isEmailValid = isProven(request);
  if (isEmailValid && owner?.isAdmin === false) return { action: 'link' };
  const mayCreate = owner === undefined && mayHaveAccount(request);
  const isClear = isNewWanted || isEmailVerified;
  return mayCreate && isClear ? { action: 'create', isEmailValid } : { action: 'ask', mayCreate };
}

const isResponsible = ({ emailDomains }: ProviderRules): boolean => emailDomains.length > 0;

const isProven = ({ isEmailVerified, provider }: IdentityRequest): boolean =>
  isEmailVerified && isResponsible(provider);

/** Domains say nothing of an address that is not asserted. */
const isAllowed = ({ provider, email, isEmailVerified }: IdentityRequest): boolean =>
  !isResponsible(provider) || (isEmailVerified && isIn(provider.emailDomains, email));

/** An account needs an address that the registration policy allows. */
const mayHaveAccount = ({ provider, email, registrationDomains }: IdentityRequest): boolean =>
  provider.createsUsers && email !== '' && isIn(registrationDomains, email);

const longestName = 36;
const shortestName = 2;
const mostNumbered = 99;

/** The part of a user name or address before the "@" as a user name, where that is possible; else empty. */
function nameFrom(said: string): string {
  const plain = (said.split('@', 1)[0] ?? '').normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^0-9a-z]/).filter((word) => word !== '');
  const name = words
    .join('-')
    .slice(0, longestName - 3)
    .replace(/-$/, '');
  return name.length >= shortestName && isId(name) ? name : '';
}

/** User names for a new user, the preferred ones first, from what the provider says; never empty. */
export function usernamesFrom(...said: readonly string[]): readonly string[] {
  const name = said.map(nameFrom).find((one) => one !== '') ?? 'user';
  const numbered = Array.from({ length: mostNumbered - 1 }, (_, at) => `${name}-${at + 2}`);
  return name === 'me' || name === 'user' ? numbered : [name, ...numbered];
}

/** Whether the person is in one of the groups whose members are administrators. */
export const isAdministratorGroup = (groups: readonly string[], wanted: readonly string[]): boolean =>
  groups.some((group) => wanted.includes(group));

/** How a login at a provider is shown to its user: by the address, the user name or the subject; the first that is not empty. */
export const labelOfIdentity = ({
  email,
  username,
  subject,
}: Readonly<Record<'email' | 'username' | 'subject', string>>): string =>
  [email, username, subject].find((text) => text !== '') ?? '';
