import { registrationModes, stepUpPolicies } from '@fieldpost/domain';
import type { OperationDoc, Wire } from '@fieldpost/openapi';
import { z } from 'zod';
import { profileMembers } from '../users/users.operations.js';

const policySchema = z
  .object({
    mode: z.enum(registrationModes).meta({
      description:
        'open: any visitor may register; approval: an administrator approves each user; invitation: only invited people; closed: no registration.',
    }),
    email_domains: z
      .array(z.string())
      .meta({ description: 'Domains of the addresses of people without an invitation; empty for any.' }),
    verification_required: z
      .boolean()
      .meta({ description: 'Whether users verify their address before their first login.' }),
    step_up: z.enum(stepUpPolicies).meta({
      description:
        'What users do only within five minutes after a login: credentials (password, address and second factors) or dangerous (also deletions, keys, collaborators and administration).',
    }),
    changed: z
      .array(z.enum(['mode', 'email_domains', 'verification_required', 'step_up']))
      .meta({ description: 'Members that an administrator changed; the others follow the settings.' }),
  })
  .meta({ id: 'RegistrationPolicy', description: 'Who may register, and what needs a recent login.' });
export type RegistrationPolicyDto = Wire<z.infer<typeof policySchema>>;

const registeredSchema = z
  .object({
    ...profileMembers,
    waits_for: z
      .enum(['approval', 'verification'])
      .exactOptional()
      .meta({ description: 'What the first login waits for.' }),
  })
  .meta({ id: 'RegisteredUser', description: 'A user who has registered.' });
export type RegisteredUserDto = Wire<z.infer<typeof registeredSchema>>;

export const registerUser: OperationDoc = {
  summary: 'Register a user',
  description:
    'The registration policy decides who may register. The secret of an invitation is sent as `invitation`. `error` names every wrong field; an invitation that is not good and names that are taken show only when all fields are right.',
  gives: registeredSchema,
  rejects: [403, 409, 429],
};

export const getPolicy: OperationDoc = { summary: 'Get the registration policy', gives: policySchema };

export const changePolicy: OperationDoc = {
  summary: 'Change the registration policy',
  description: 'Absent members are unchanged, and null ones follow the settings of the server again.',
  gives: policySchema,
};
