import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { isComponentSubject } from '@fieldpost/domain';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import { Revocations, type StoredRevocation } from './revocations.repository.js';

/** Revocations in one response. */
const most = 1_000;
const cleanEveryMs = 3_600_000;
const daySeconds = 86_400;
/** How long revocations are kept: tokens of users, keys and gateways live a day at most, by the limits of oauth's settings. */
const days = 2;

/** Serves the revocation feed, and deletes revocations that no token can be affected by any more. */
@Injectable()
export class RevocationsService implements OnModuleInit, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  private readonly retention;

  constructor(
    private readonly revocations: Revocations,
    @Inject(ACCOUNT_CONFIG) private readonly settings: AccountSettings,
  ) {
    this.retention = { days, componentDays: settings.ACCOUNT_COMPONENT_REVOCATION_DAYS };
  }

  onModuleInit(): void {
    // After a failure the next run deletes them.
    const clean = () => void this.revocations.removeExpired(this.retention).catch(() => undefined);
    this.timer = setInterval(clean, cleanEveryMs).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async list(after: number): Promise<account.ListRevocationsResponse> {
    const { head, stepUp, revocations } = await this.revocations.after(after, most);
    const isFull = revocations.length === most;
    return {
      revocations: revocations.map((revocation) => this.toMessage(revocation)),
      position: isFull ? (revocations.at(-1)?.position ?? head) : head,
      has_more: isFull,
      step_up: stepUp ?? this.settings.ACCOUNT_STEP_UP,
    };
  }

  private toMessage({ position, subject, rights, at }: StoredRevocation): account.Revocation {
    const days = isComponentSubject(subject) ? this.retention.componentDays : this.retention.days;
    return { position, subject, rights: [...rights], expires: at + days * daySeconds };
  }
}
