import { Inject, Injectable } from '@nestjs/common';
import type { Claims } from '@fieldpost/domain';
import { AccountRegistry } from '@fieldpost/internal-clients';
import { notAdministrator } from './http.errors.js';

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
