import { OrganizationId } from '@fieldpost/domain';
import { z } from 'zod';
import { membershipFields, requireMembership } from '../organizations/organizations.dto.js';
import { ClientName } from '../values/client-name.js';
import { emailDomain } from '../values/email-domain.js';
import { plainText } from '../values/plain-text.js';
import { parsed } from '../values/shapes.js';
import type { LoginProvider, ProviderWithSecret } from './login-provider.js';
import type { LoginProviderDto } from './login-providers.operations.js';

export const icons = ['', 'company', 'key', 'person'] as const;

const flag = z.boolean('should be true or false');
const claim = plainText(100).regex(/^[!-~]*$/, 'should be the name of a claim');
const neededClaim = claim.min(1, 'can not be empty');
const scope = plainText(100).regex(/^[!#-[\]-~]+$/, 'should be scopes');

/** Compared with the issuer of the provider character by character. */
const issuer = plainText(500)
  .refine(isIssuer, 'should be an https URL without query')
  .meta({ examples: ['https://login.example.com'] });

/** Plain HTTP is for development; the providers of a production installation are checked by `requireHttps`. */
function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    ['https:', 'http:'].includes(url.protocol) &&
    ['', url.search, url.hash, url.username, url.password].every((part) => part === '')
  );
}

const group = plainText(200).min(1, 'can not be empty');
const mapping = z
  .object({ group, organization: parsed(OrganizationId), ...membershipFields }, 'should be an object')
  .transform(({ role, rights, ...of }, context) => {
    const membership = requireMembership({ role, rights }, context);
    return membership.role ? { ...of, role: membership.role } : { ...of, rights: membership.rights };
  });

const fields = {
  name: plainText(60).trim().min(1, 'can not be empty'),
  icon: z.enum(icons, `should be one of ${icons.slice(1).join(', ')}, or empty`).default(''),
  issuer,
  client_id: plainText(500).min(1, 'can not be empty'),
  client_secret: plainText(1000)
    .nullish()
    .meta({ description: 'Never returned. Absent for a public client.' }),
  scopes: z
    .array(scope, 'should be a list')
    .max(20, 'should have at most 20 scopes')
    .default(['openid', 'profile', 'email', 'offline_access']),
  email_domains: z
    .array(emailDomain, 'should be a list')
    .max(100, 'should have at most 100 domains')
    .default([]),
  username_claim: neededClaim.default('preferred_username'),
  email_claim: neededClaim.default('email'),
  groups_claim: claim.default(''),
  administrator_groups: z
    .array(group, 'should be a list')
    .max(20, 'should have at most 20 groups')
    .default([]),
  organizations: z.array(mapping, 'should be a list').max(100, 'should have at most 100 groups').default([]),
  creates_users: flag.default(false),
  trusts_second_factor: flag.default(false),
  enabled: flag.default(true),
};

/** Body of a new provider, and an element of the file of the settings. */
export const newProvider = z.object({ id: parsed(ClientName), ...fields }, 'should be an object');
export type NewProviderDto = z.infer<typeof newProvider>;

/** Body of a change; absent members are unchanged. The issuer cannot be changed, because subjects are unique within it only. */
export const providerChanges = z.object(
  {
    ...{ name: fields.name.optional(), icon: fields.icon.unwrap().optional() },
    client_id: fields.client_id.optional(),
    client_secret: fields.client_secret,
    scopes: fields.scopes.unwrap().optional(),
    email_domains: fields.email_domains.unwrap().optional(),
    username_claim: neededClaim.optional(),
    email_claim: neededClaim.optional(),
    groups_claim: claim.optional(),
    administrator_groups: fields.administrator_groups.unwrap().optional(),
    organizations: fields.organizations.unwrap().optional(),
    ...{ creates_users: flag.optional(), trusts_second_factor: flag.optional(), enabled: flag.optional() },
  },
  'should be an object',
);
export type ProviderChangesDto = z.infer<typeof providerChanges>;

const withOpenid = (scopes: readonly string[]): readonly string[] => [...new Set(['openid', ...scopes])];

export const toProvider = (dto: NewProviderDto): ProviderWithSecret => ({
  ...{ id: dto.id, name: dto.name, icon: dto.icon, issuer: dto.issuer },
  ...{ clientId: dto.client_id, clientSecret: dto.client_secret ?? null },
  ...{ scopes: withOpenid(dto.scopes), emailDomains: dto.email_domains },
  ...{ usernameClaim: dto.username_claim, emailClaim: dto.email_claim, groupsClaim: dto.groups_claim },
  ...{ administratorGroups: dto.administrator_groups, createsUsers: dto.creates_users },
  ...{ trustsSecondFactor: dto.trusts_second_factor, isEnabled: dto.enabled },
  organizations: dto.organizations,
});

export const toProviderDto = (
  provider: LoginProvider,
  origin: LoginProviderDto['origin'],
): LoginProviderDto => ({
  ...{ id: provider.id, name: provider.name, icon: provider.icon, issuer: provider.issuer },
  ...{ client_id: provider.clientId, scopes: provider.scopes, email_domains: provider.emailDomains },
  ...{ username_claim: provider.usernameClaim, email_claim: provider.emailClaim },
  ...{ groups_claim: provider.groupsClaim, administrator_groups: provider.administratorGroups },
  ...{ creates_users: provider.createsUsers, trusts_second_factor: provider.trustsSecondFactor },
  ...(provider.organizations.length > 0 && { organizations: provider.organizations }),
  ...{ enabled: provider.isEnabled, origin },
});

/** The provider after a change. */
export function changedProvider(
  before: LoginProvider,
  { client_secret: _, ...changes }: ProviderChangesDto,
): LoginProvider {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const dto = {
    organizations: [],
    ...toProviderDto(before, 'api'),
    ...Object.fromEntries(given),
  } as unknown as NewProviderDto;
  const { clientSecret: __, ...changed } = toProvider(dto);
  return changed;
}
