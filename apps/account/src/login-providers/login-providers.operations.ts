import { memberRights, organizationRoles } from '@fieldpost/domain';
import { listOperation, type OperationDoc, type Wire } from '@fieldpost/openapi';
import { z } from 'zod';

const providerSchema = z
  .object({
    id: z.string().meta({ examples: ['company'] }),
    name: z.string().meta({ description: 'Shown on the login page.' }),
    icon: z.string().meta({ description: 'Name of a built-in icon; empty for none.' }),
    issuer: z.string().meta({ examples: ['https://login.example.com/realms/company'] }),
    client_id: z.string(),
    scopes: z.array(z.string()),
    email_domains: z.array(z.string()).meta({
      description:
        'Domains of the addresses that the provider is responsible for; people with other addresses are rejected, and users with verified addresses in them are linked. Empty for any, and then no user is linked by the address.',
    }),
    username_claim: z.string(),
    email_claim: z.string(),
    groups_claim: z.string().meta({ description: 'Empty: groups are not read.' }),
    administrator_groups: z
      .array(z.string())
      .meta({ description: 'Groups whose members are administrators, from one login to the next.' }),
    organizations: z
      .array(
        z.object({
          ...{ group: z.string(), organization: z.string() },
          role: z.enum(organizationRoles).exactOptional(),
          rights: z.array(z.enum(memberRights)).exactOptional(),
        }),
      )
      .exactOptional()
      .meta({
        description:
          'Groups whose members are members of organizations, from one login to the next; with a role or an own set of rights; those of several groups add up. Absent without any.',
      }),
    creates_users: z.boolean().meta({ description: 'Whether people without an account get one.' }),
    trusts_second_factor: z
      .boolean()
      .meta({ description: 'Whether `mfa` in the claim `amr` of the provider counts as the second factor.' }),
    enabled: z.boolean(),
    origin: z
      .enum(['api', 'settings'])
      .meta({ description: 'Providers of the settings cannot be changed or removed here.' }),
  })
  .meta({ id: 'LoginProvider', description: 'An OpenID Connect provider through which users log in.' });
export type LoginProviderDto = Wire<z.infer<typeof providerSchema>>;

export const listProviders = listOperation('List the login providers', providerSchema);

export const createProvider: OperationDoc = {
  summary: 'Add a login provider',
  description:
    'Its redirect URI is `/users/login/providers/{id}/callback` of the OAuth server. The client secret is stored encrypted.',
  gives: providerSchema,
  rejects: [409, 429],
};

export const getProvider: OperationDoc = {
  summary: 'Get a login provider',
  gives: providerSchema,
  rejects: [404],
};

export const changeProvider: OperationDoc = {
  summary: 'Change a login provider',
  description: 'Absent members are unchanged. The issuer cannot be changed.',
  gives: providerSchema,
  rejects: [404],
};

export const removeProvider: OperationDoc = {
  summary: 'Remove a login provider',
  description:
    'Logins through it end, and are no longer linked with users. Users whom it created can set a password by mail.',
  gives: 'nothing',
  rejects: [404],
};
