import type { Logger } from '@fieldpost/observability';

const everyMs = 3_600_000;

/** Something of which rows expire. */
export interface Expiring {
  removeExpired(before: Date): Promise<void>;
}

/** Removes what has expired, so that tables hold no more than the life of their rows; a feature extends it. */
export class HourlyCleaner {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly rows: Expiring,
    private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.clean(new Date()), everyMs).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async clean(now: Date): Promise<void> {
    await this.rows
      .removeExpired(now)
      .catch((err: unknown) => this.logger.warn({ err }, 'expired rows cannot be removed'));
  }
}
