import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { isComponentSubject } from '@fieldpost/domain';
import type { KeptRevocation, Retention, Revocations } from './revocations.repository.js';

/** Revocations in one response. */
const most = 1_000;
const cleanEveryMs = 3_600_000;
const daySeconds = 86_400;

/** Gives the feed of revocations to the other apps, and removes those that concern no token any more. */
export class RevocationsService implements OnModuleInit, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly revocations: Revocations,
    private readonly retention: Retention,
  ) {}

  onModuleInit(): void {
    // What cannot be removed now is removed an hour later.
    const clean = () => void this.revocations.removeExpired(this.retention).catch(() => undefined);
    this.timer = setInterval(clean, cleanEveryMs).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async list(after: number): Promise<account.ListRevocationsResponse> {
    const { head, revocations } = await this.revocations.after(after, most);
    const isFull = revocations.length === most;
    return {
      revocations: revocations.map((revocation) => this.toMessage(revocation)),
      position: isFull ? (revocations.at(-1)?.position ?? head) : head,
      has_more: isFull,
    };
  }

  private toMessage({ position, subject, rights, at }: KeptRevocation): account.Revocation {
    const days = isComponentSubject(subject) ? this.retention.componentDays : this.retention.days;
    return { position, subject, rights: [...rights], expires: at + days * daySeconds };
  }
}
