import { isId, memberRights, organizationRoles } from '@fieldpost/domain';
import type { LoginProvider } from '../api/account.js';
import type { operations } from '../api/generated/account.js';
import { linesOf } from '../widgets/lines.js';
import { providerFieldTexts as words } from './login-providers.texts.js';

export type ProviderChanges = NonNullable<
  operations['loginProviders.change']['requestBody']
>['content']['application/json'];

type Icon = NonNullable<ProviderChanges['icon']>;

/** Values of the form of a provider, named like the members of the API. Lists have one element per line. */
export interface ProviderValues {
  readonly name: string;
  readonly icon: Icon;
  readonly client_id: string;
  /** Empty: no secret, or no change of it. */
  readonly client_secret: string;
  readonly removes_secret: boolean;
  readonly scopes: string;
  readonly email_domains: string;
  readonly username_claim: string;
  readonly email_claim: string;
  readonly groups_claim: string;
  readonly administrator_groups: string;
  /** Lines of organization, role or rights, and group. */
  readonly organizations: string;
  readonly creates_users: boolean;
  readonly trusts_second_factor: boolean;
  readonly enabled: boolean;
}

/** Id and issuer cannot be changed later. */
export interface NewProviderValues extends ProviderValues {
  readonly id: string;
  readonly issuer: string;
}

/** The defaults of the API. */
export const newProvider: NewProviderValues = {
  id: '',
  name: '',
  icon: 'company',
  issuer: '',
  client_id: '',
  client_secret: '',
  removes_secret: false,
  scopes: 'openid\nprofile\nemail\noffline_access',
  email_domains: '',
  username_claim: 'preferred_username',
  email_claim: 'email',
  groups_claim: '',
  administrator_groups: '',
  organizations: '',
  creates_users: false,
  trusts_second_factor: false,
  enabled: true,
};

const icons = Object.keys(words.icons) as Icon[];

/** The form of a stored provider; the server never returns its secret. */
export const valuesOf = (provider: LoginProvider): ProviderValues => ({
  name: provider.name,
  icon: icons.find((icon) => icon === provider.icon) ?? '',
  client_id: provider.client_id,
  client_secret: '',
  removes_secret: false,
  scopes: provider.scopes.join('\n'),
  email_domains: provider.email_domains.join('\n'),
  username_claim: provider.username_claim,
  email_claim: provider.email_claim,
  groups_claim: provider.groups_claim,
  administrator_groups: provider.administrator_groups.join('\n'),
  organizations: linesOfMappings(provider),
  creates_users: provider.creates_users,
  trusts_second_factor: provider.trusts_second_factor,
  enabled: provider.enabled,
});

type Mapping = NonNullable<ProviderChanges['organizations']>[number];

/** A line of organization, role or rights, and group, which may have spaces; undefined for another one. */
function mappingIn(line: string): Mapping | undefined {
  const [organization = '', word = '', ...rest] = line.split(/\s+/);
  const group = rest.join(' ');
  if (!isId(organization) || group === '') return undefined;
  const role = organizationRoles.find((one) => one === word);
  if (role) return { group, organization, role };
  const rights = word.split(',').map((part) => memberRights.find((right) => right === part));
  return rights.includes(undefined)
    ? undefined
    : { group, organization, rights: rights.filter((right) => right !== undefined) };
}

/** The mappings of a provider, one per line. */
export const linesOfMappings = ({ organizations = [] }: Pick<LoginProvider, 'organizations'>): string =>
  organizations
    .map(
      ({ organization, role, rights = [], group }) => `${organization} ${role ?? rights.join(',')} ${group}`,
    )
    .join('\n');

/** Null removes the stored secret, an absent member keeps it. */
function secretOf({ client_secret, removes_secret }: ProviderValues): Pick<ProviderChanges, 'client_secret'> {
  if (removes_secret) return { client_secret: null };
  return client_secret === '' ? {} : { client_secret };
}

/** The body of a request with these values. */
export const bodyOf = (values: ProviderValues) => ({
  name: values.name.trim(),
  icon: values.icon,
  client_id: values.client_id.trim(),
  ...secretOf(values),
  scopes: linesOf(values.scopes),
  email_domains: linesOf(values.email_domains),
  username_claim: values.username_claim.trim(),
  email_claim: values.email_claim.trim(),
  groups_claim: values.groups_claim.trim(),
  administrator_groups: linesOf(values.administrator_groups),
  organizations: linesOf(values.organizations).flatMap((line) => mappingIn(line) ?? []),
  creates_users: values.creates_users,
  trusts_second_factor: values.trusts_second_factor,
  enabled: values.enabled,
});

const needed = (problem: string) => (text: string) => (text.trim() === '' ? problem : null);

/** The problem of each value, or null. The server checks the rest. */
export const providerProblems = {
  name: needed(words.nameProblem),
  client_id: needed(words.client_idProblem),
  username_claim: needed(words.claimProblem),
  email_claim: needed(words.claimProblem),
  organizations: (text: string) => (linesOf(text).every(mappingIn) ? null : words.organizationsProblem),
};
