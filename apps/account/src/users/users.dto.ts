import { Username } from '@fieldpost/domain';
import { z } from 'zod';
import { plainText } from '../values/plain-text.js';
import { parsed } from '../values/shapes.js';
import { shortestPassword } from './passwords/password-rules.js';
import type { User } from './users.repository.js';
import type { ProfileDto } from './users.operations.js';

const empty = 'can not be empty';
/** An e-mail address. */
export const email = plainText(254).regex(/^[^\s@]+@[^\s@]+$/, 'should look like an e-mail address');
const password = z.string(empty);
const namePart = plainText(100);
const name = z.object(
  { first: namePart.default(''), last: namePart.default('') },
  'should be an object with first and last',
);

/** `/users/me` is the caller, so a user cannot have this name. */
const ownName = 'me';

/** The name of a new user. */
export const newUsername = parsed(Username).refine((username) => username !== ownName, 'is reserved');

/** Body of a registration. */
export const newUser = z.object({
  username: newUsername,
  email,
  password: password.meta({ minLength: shortestPassword }),
});

/** Body of a change of the own profile; absent members are unchanged, and null ones except for the name. */
export const profileChanges = z.object({
  username: z.string('should be text').nullish(),
  email: email.nullish(),
  name: name.nullish(),
  old_password: password.nullish(),
  password: password.meta({ minLength: shortestPassword }).nullish(),
});
export type ProfileChangesDto = z.infer<typeof profileChanges>;

export const toProfile = ({
  username,
  email,
  name,
  isEmailValid,
  pendingEmail,
  isAdmin,
}: User): ProfileDto => ({
  username,
  email,
  name,
  email_verified: isEmailValid,
  ...(pendingEmail !== null && { pending_email: pendingEmail }),
  administrator: isAdmin,
});
