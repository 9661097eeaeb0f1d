import { Inject, Injectable } from '@nestjs/common';
import type { Claims } from '@fieldpost/domain';
import { defineError } from '@fieldpost/errors';
import { AccountRegistry } from '@fieldpost/internal-clients';

const notAdministrator = defineError(
  'network_not_administrator',
  'permission_denied',
  'permission denied: only administrators may do this, through an official client',
);

/** Admits administrators, whom account knows. */
@Injectable()
export class Administrators {
  constructor(@Inject(AccountRegistry) private readonly account: Pick<AccountRegistry, 'isAdministrator'>) {}

  /** Throws for all others; `unavailable` while account cannot be reached. */
  async require({ subject, client, scopes }: Claims): Promise<void> {
    const isPossible = client !== undefined && scopes.includes('profile');
    if (!isPossible || !(await this.account.isAdministrator(subject, client))) throw notAdministrator();
  }
}
