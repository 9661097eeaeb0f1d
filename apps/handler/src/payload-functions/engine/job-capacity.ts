import { changeCount } from '../../shared/change-count.js';

export interface CapacityLimits {
  readonly perKey: number;
  readonly perShare: number;
  readonly total: number;
}

/** The application of a job, and the owner whose share of the threads it uses. */
export interface JobOwner {
  readonly key: string;
  readonly share: string;
}

/** Limits the jobs that wait or run: of one application, of one owner, and in all. */
export class JobCapacity {
  private readonly byKey = new Map<string, number>();
  private readonly byShare = new Map<string, number>();
  private all = 0;

  constructor(private readonly limits: CapacityLimits) {}

  /** Jobs that wait or run. */
  get used(): number {
    return this.all;
  }

  /** False when there is no capacity for the job. */
  reserve({ key, share }: JobOwner): boolean {
    const { perKey, perShare, total } = this.limits;
    if (this.all >= total || (this.byKey.get(key) ?? 0) >= perKey) return false;
    if ((this.byShare.get(share) ?? 0) >= perShare) return false;
    this.change({ key, share }, 1);
    return true;
  }

  release(owner: JobOwner): void {
    this.change(owner, -1);
  }

  private change({ key, share }: JobOwner, by: 1 | -1): void {
    this.all += by;
    changeCount(this.byKey, key, by);
    changeCount(this.byShare, share, by);
  }
}
