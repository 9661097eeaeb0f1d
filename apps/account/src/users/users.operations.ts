import type { OperationDoc, Wire } from '@fieldpost/openapi';
import { z } from 'zod';

/** Members of every response with a user. */
export const profileMembers = {
  username: z.string().meta({ examples: ['jane'] }),
  email: z.string().meta({ examples: ['jane@fieldpost.example'] }),
  name: z.object({ first: z.string(), last: z.string() }).nullable(),
  email_verified: z.boolean(),
  pending_email: z.string().exactOptional().meta({ description: 'Replaces `email` when it is verified.' }),
  administrator: z.boolean(),
};

const profileSchema = z
  .object(profileMembers)
  .meta({ id: 'Profile', description: 'First and last name of a user.' });
export type ProfileDto = Wire<z.infer<typeof profileSchema>>;

export const getProfile: OperationDoc = { summary: "Get the caller's profile", gives: profileSchema };

export const changeProfile: OperationDoc = {
  summary: "Change the caller's profile",
  description:
    'A new password or e-mail address needs the current password as `old_password`, and an official client; a user with a second factor needs a token of a login with it within the last five minutes, too. A verified address stays in force until the new one is verified by the link that is mailed to it.',
  gives: profileSchema,
  rejects: [409, 429],
};
