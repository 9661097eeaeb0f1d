import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { RegistrationMode, StepUpPolicy } from '@fieldpost/domain';
import { DataSource } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { record } from '../audit/record.js';

/** What administrators have changed of the policy; null members follow the settings. */
export interface StoredPolicy {
  readonly mode: RegistrationMode | null;
  readonly emailDomains: readonly string[] | null;
  readonly isVerificationRequired: boolean | null;
  readonly stepUp: StepUpPolicy | null;
}

const nothing: StoredPolicy = { mode: null, emailDomains: null, isVerificationRequired: null, stepUp: null };

const select = `
  select mode, email_domains as "emailDomains", verification_required as "isVerificationRequired", step_up as "stepUp"
    from registration_policy`;

/** Stores the policy for users. */
@Injectable()
export class RegistrationPolicies {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async find(): Promise<StoredPolicy> {
    return (await this.db.query<StoredPolicy[]>(select))[0] ?? nothing;
  }

  /** Replaces the given members, and writes the change to the audit log of the administrator. */
  change(changes: Partial<StoredPolicy>, by: Actor): Promise<void> {
    return this.db.transaction(async (db) => {
      await db.query('insert into registration_policy default values on conflict do nothing');
      const [before = nothing] = await db.query<StoredPolicy[]>(`${select} for update`);
      const { mode, emailDomains, isVerificationRequired, stepUp } = { ...before, ...changes };
      await db.query(
        'update registration_policy set mode = $1, email_domains = $2, verification_required = $3, step_up = $4',
        [mode, emailDomains, isVerificationRequired, stepUp],
      );
      await record(db, by, {
        kind: 'users',
        id: by.userId ?? by.name,
        action: 'registration.changed',
        details: {
          ...{ mode, email_domains: emailDomains, verification_required: isVerificationRequired },
          step_up: stepUp,
        },
      });
    });
  }
}
