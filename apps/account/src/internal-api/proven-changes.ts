import { Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import type { OwnChange } from '../second-factors/own-changes.js';
import type { User } from '../users/users.repository.js';
import { UsersService } from '../users/users.service.js';
import type { UserId } from '../values/user-id.js';
import { orFormError } from './form-error.js';

const noProof: account.UserProof__Output = {
  user_id: '',
  old_password: '',
  logged_in_at: '0',
  address: '',
  second_factor: false,
};

/** A change by the user, from this network address. */
export const ownChangeOf = (
  { id, username }: { readonly id: string; readonly username: string },
  address: string,
): OwnChange => ({
  userId: id,
  by: { userId: id, name: username, client: null, address: address === '' ? null : address },
});

/** Changes of second factors and app passwords, which users make on the website. */
@Injectable()
export class ProvenChanges {
  constructor(private readonly users: UsersService) {}

  /** Makes a change after the proof of the user. The response names the user, who is notified by mail. */
  make<T extends object>(
    proof: account.UserProof__Output | null,
    change: (by: OwnChange, user: User) => Promise<T>,
  ) {
    const { user_id: userId, old_password, logged_in_at, address, second_factor } = proof ?? noProof;
    return orFormError(async () => {
      const user = await this.users.proveOnWebsite(userId as UserId, old_password, {
        address,
        loggedInAt: Number(logged_in_at),
        isSecondFactorShown: second_factor,
      });
      const made = await change(ownChangeOf(user, address), user);
      return { ...made, username: user.username, email: user.email };
    });
  }
}
