import type { OperationDoc } from '@fieldpost/openapi';
import { z } from 'zod';

const userinfo = z
  .object({
    sub: z.string().meta({ description: 'Id of the user, which never changes.' }),
    email: z.string().exactOptional().meta({ description: 'With the scope `email`.' }),
    email_verified: z.boolean().exactOptional(),
    preferred_username: z
      .string()
      .exactOptional()
      .meta({ description: 'The user name; this and the names with the scope `profile`.' }),
    name: z.string().exactOptional(),
    given_name: z.string().exactOptional(),
    family_name: z.string().exactOptional(),
    groups: z
      .array(z.string())
      .exactOptional()
      .meta({
        description:
          'With the scope `groups`: the ids of the organizations of the user, and `ID:ROLE` for those with a role.',
        examples: [['acme', 'acme:owner']],
      }),
  })
  .meta({ id: 'UserInfo', description: 'Claims about the user (OpenID Connect Core 1.0, 5.1).' });
export type UserInfo = Readonly<z.infer<typeof userinfo>>;

export const readUserinfo: OperationDoc = {
  summary: 'Read the claims about the user (OpenID Connect Core 1.0)',
  gives: userinfo,
};
